import type { Kysely } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { FactorTables } from './factor-tables.ts';

/** The tables as the queries see them. Types are those that SQLite and PostgreSQL have in common. */
export type Tables = AccountTables &
  FactorTables & {
    /** Generations by UTC day and subject; see docs/decisions/0005-daily-count.md. */
    usage: { day: string; subject: string; count: number };
    /** The random part of each day's key, base64; see visitorSubjects. */
    usage_day_key: { day: string; random: string };
    /** Messages of the contact form, sealed; `received_at` is ISO 8601 in UTC. */
    contact_message: { id: string; received_at: string; sealed: string };
    /** Results that were not what a visitor meant, encrypted; `id` is the reference shown to the visitor. */
    feedback_report: { id: string; received_at: string; sealed: string };
    /** What was done with templates, by UTC day. */
    template_use: { day: string; template: string; action: string; count: number };
    /** How often the examples of posts were opened, by UTC day. */
    post_open: { day: string; post: string; count: number };
    /**
     * Mails to be sent, encrypted. A worker claims one by moving `next_try_at` ahead: until then no other worker sends
     * it.
     */
    queued_mail: { id: string; sealed: string; created_at: string; next_try_at: string; tries: number };
  };

export type Database = Kysely<Tables>;
