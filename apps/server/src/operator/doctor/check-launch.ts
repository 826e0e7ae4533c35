import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Config } from '../../config.ts';
import { isLocal } from './check-settings.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warn, fail } = findingsOf('launch');
/** A reserved top-level domain; the sender's address has it as long as MAIL_FROM is not set. */
const RESERVED_ENDING = '.example';

/** The parts of content/contact.json that a launch needs; the site's build checks the rest. */
const contactFacts = z.object({
  operator: z.object({ name: z.string().nullable(), address: z.array(z.string()) }),
  mailboxes: z.record(z.string(), z.string().nullable()),
});

/**
 * What still has to be set before the launch. A server starts without it.
 * @param contactFile content/contact.json
 */
export function checkLaunch(config: Config, contactFile: string): Finding[] {
  const facts = readContactFacts(contactFile);
  if ('status' in facts) return [facts];
  const { operator, mailboxes } = facts;
  const hasMailbox = Object.values(mailboxes).some((mailbox) => mailbox !== null);
  const unset: readonly [isUnset: boolean, says: string][] = [
    [isLocal(config), 'PUBLIC_URL is this machine: links in mails and in search engines would lead nowhere'],
    [
      operator.name === null,
      'nobody is named as running the site: set operator.name in content/contact.json, and build',
    ],
    [operator.address.length === 0, 'no postal address: set operator.address in content/contact.json, and build'],
    [
      !hasMailbox && config.contactTo === undefined,
      'nobody is told of messages: set CONTACT_TO, or a mailbox in content/contact.json, or look with npm run contact:list',
    ],
    [config.smtpUrl === undefined, 'SMTP_URL is not set: no mail leaves this machine'],
    [config.mailFrom.endsWith(RESERVED_ENDING), `MAIL_FROM is not set: mails would come from ${config.mailFrom}`],
  ];
  const warnings = unset.filter(([isUnset]) => isUnset).map(([, says]) => warn(says));
  return warnings.length === 0 ? [ok('imprint, contact and mail are set')] : warnings;
}

function readContactFacts(file: string): z.infer<typeof contactFacts> | Finding {
  try {
    return contactFacts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    return fail(`content/contact.json cannot be read (${reason}): compare it with the example in README.md`);
  }
}
