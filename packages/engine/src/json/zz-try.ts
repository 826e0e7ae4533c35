import { writeJsonFromIdea } from './from-idea/write-json-from-idea.ts';
import { READING_WORDS } from '../reading/all-reading-words.ts';
for (const idea of [
 "extract vendor, date, total and line items from scanned receipts, amounts in cents, null when missing",
 "json schema for a dog groomer booking: owner name, phone, dog breed, age, pick-up time, status (open, done, cancelled), vaccinated yes/no",
 "config for my bot: port 8080, debug off, max retries 5, language de",
 "function call to book a table with name, number of guests, date and time, special wishes optional",
 "when a new lead comes in, check if email is valid, then add it to hubspot and then ping sales on slack, never email the lead twice",
 "image description as json: an old fisherman mending a net at dawn, watercolor, no boats",
]) console.log(idea, '\n', JSON.stringify(writeJsonFromIdea(idea, READING_WORDS.en!)?.object, null, 1));
