import type { JsonObject } from '../json-value.ts';

/** Products that store a job's input; their names are the same in all languages. */
const SYSTEM =
  /(?<![\p{Script=Latin}\d#@/.-])(Jira|Confluence|Notion|Trello|Asana|Linear|GitHub|GitLab|Bitbucket|Gmail|Outlook|Google (?:Sheets?|Drive|Docs|Calendar|Analytics)|SharePoint|OneDrive|Dropbox|Airtable|HubSpot|Salesforce|Zendesk|Freshdesk|Intercom|Shopify|WooCommerce|Stripe|Typeform|Datev|Slack|Discord)(?![\p{Script=Latin}\d.])/u;
/** A project or record: "LAGER-7". */
const ID = /(?<![\p{L}\d#@/._-])\p{Lu}[\p{Lu}\d]{1,20}-\d{1,8}(?![\p{L}\d-])/u;

/** The system and the record in it that a job reads, as named; null without a product. */
export function givenSystem(text: string): JsonObject | null {
  const system = SYSTEM.exec(text)?.[1];
  if (system === undefined) return null;
  const id = ID.exec(text)?.[0];
  const name = system.toLowerCase().replace(/\s/g, '_');
  return { name, type: 'system', required: true, example: id === undefined ? system : `${system}, ${id}` };
}
