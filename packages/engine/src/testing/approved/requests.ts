import type { JsonPromptRequest } from '../../json/json-prompt.ts';
import type { TextPromptRequest } from '../../text/text-prompt.ts';

/** In addition to the frozen set: manual changes to what was read, and pasted texts. */
export const APPROVED_TEXT_REQUESTS: readonly TextPromptRequest[] = [
  { idea: 'email to my landlord about a broken heater since 3 March, polite but firm' },
  { idea: 'email to my landlord about a broken heater since 3 March, polite but firm', variant: 1 },
  {
    idea: 'blog post about watercolor painting for beginners, 800 words, no jargon',
    choices: { audience: 'retired teachers', tone: 'warm', length: '600 words' },
  },
  {
    idea: 'product description for a steel water bottle, friendly, under 100 words, do not mention price',
    choices: { intent: 'ad_copy', tone: null, length: '' },
    variant: 2,
  },
  {
    idea: 'summarize this\n\nThe committee met on 4 May. Three members were absent. The budget of 12,500 EUR was passed.',
  },
  { idea: 'translate to French: "The train leaves at 7:45 and stops only in Lyon, so bring something to read."' },
  { idea: 'python function that parses ISO dates and returns None for bad input, with tests', variant: 3 },
  { idea: 'fix this\n```js\nconst a = [1,2,3];\nconsole.log(a[3].length);\n```' },
  { idea: 'short but detailed plan for moving flat in two weeks' },
  { idea: 'compare Postgres and SQLite for a small shop, table, then a recommendation' },
  { idea: 'hello' },
  { idea: 'Gedicht über den ersten Schnee, vier Strophen, kein Reim' },
  { idea: 'Brief an [Name] wegen der offenen Rechnung Nr. 4711', language: 'de' },
  { idea: 'weekly meal plan, vegetarian, 4 people, under 60 euro', language: 'fr' },
  {
    idea: `You are a careful editor.
Improve the text below. Keep the names.
- At most 120 words
- No exclamation marks

Text:
Our little shop opens on Friday!!! Come and see it!`,
  },
  {
    idea: `# Task
Write a changelog entry for [version].

## Rules
- Past tense
- Link each issue`,
  },
];

/**
 * In addition to the frozen set: each type, in several languages, with everything that a picture can state about
 * itself.
 */
export const APPROVED_JSON_REQUESTS: readonly JsonPromptRequest[] = [
  {
    text: 'Please create an image of a narrow bakery window at night in the rain, watercolor and ink, soft warm light from inside, long shadows, 35 mm lens, wide shot, low angle, blue and amber, quiet and lonely, a cat, two loaves, a bicycle, an umbrella, a lantern, a wet street, a red door, with the words "OPEN LATE" at the top, no people, no cars',
  },
  { text: 'photo of an old lighthouse, fog, 16:9' },
  { text: 'logo for a bicycle repair shop, two colours, square' },
  { text: 'poster for a jazz night, oil painting, close-up, at dusk, neon light' },
  { text: 'make it look like a woodcut', imageDescription: 'a fox in the snow, low sun, birch trees, 4:3' },
  { imageDescription: 'a fox in the snow, low sun, birch trees' },
  { text: 'Bild von einem Leuchtturm im Nebel, Ölgemälde, keine Menschen' },
  { text: 'une affiche pour une fête de village, aquarelle, format carré' },
  { text: '雨の夜のパン屋の窓、水彩、人はいない' },
  { text: '8 second video of a potter shaping a bowl, dolly-in, close-up, window light' },
  { text: 'Video von einem Zug auf einer Brücke, Drohne, 10 Sekunden, ohne Musik' },
  {
    text: 'Every Monday at 9:00, collect reviews from reviews.csv, group them by theme, then send a digest to the team. If a review has no rating, skip it. Do not use names.',
  },
  { text: 'when a new invoice arrives, extract the total, save it to a sheet and notify me on Slack' },
  { text: '1. Export orders\n2. Filter by country\n3. Email the list to ops', variant: 1 },
  { text: 'chaque lundi, lire la boîte mail, trier les messages et rédiger des réponses' },
  { text: 'extract for each line item: product, quantity and unit price from the invoice' },
  { text: 'extract the invoice number, issue date, due date, total (EUR) and whether it is paid, as JSON' },
  { text: 'POST request to https://api.example.com/v2/users with name, email and role, bearer token' },
  { text: 'call the API to list all open orders, path /orders?status=open&limit=50' },
  { text: 'DELETE https://shop.example/v1/carts/17' },
  { text: 'blog post about watercolor painting for beginners, 800 words', variant: 2 },
  { text: 'email to my landlord about a broken heater since 3 March, polite but firm' },
  { text: 'explain this\n```py\nx + 1\n```\nshortly' },
  { code: '{"name": "Ada", "age": 36}' },
  { code: '{"name": "Ada", "age": 36', text: '' },
  { code: '{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name"]}' },
  { code: '{"prompt":"a red fox","style":"watercolour","negative":"people","mood":""}' },
  { code: '{"type":"image_generation","version":"1.0","prompt":"a red fox in [place]","colour":"red"}' },
];
