import * as z from 'zod';

// What search engines ask of each kind of data that the site uses.
// Source: schema.org, and the required and recommended properties of Google's documentation of structured data.

const context = z.literal('https://schema.org');
const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const organization = z.object({ '@type': z.literal('Organization'), name: text, url: address });

const webSite = z.strictObject({
  '@context': context,
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  description: text,
  inLanguage: text,
});

const webApplication = z.strictObject({
  '@context': context,
  '@type': z.literal('WebApplication'),
  name: text,
  description: text,
  url: address,
  inLanguage: text,
  applicationCategory: z.literal('UtilitiesApplication'),
  operatingSystem: text,
  browserRequirements: text,
  offers: z.strictObject({ '@type': z.literal('Offer'), price: z.literal('0'), priceCurrency: z.literal('USD') }),
});

const article = z.strictObject({
  '@context': context,
  '@type': z.literal('Article'),
  headline: text.max(110),
  description: text,
  datePublished: z.enum(['2025-08-20', '2025-08-03']),
  dateModified: z.iso.date(),
  inLanguage: text,
  mainEntityOfPage: address,
  image: address,
  author: organization,
  publisher: organization,
});

const step = z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: address });

const breadcrumbList = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(step)
    .min(2)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), 'steps are not counted from 1'),
});

const answer = z.strictObject({ '@type': z.literal('Answer'), text });

const faqPage = z.strictObject({
  '@context': context,
  '@type': z.literal('FAQPage'),
  mainEntity: z.array(z.strictObject({ '@type': z.literal('Question'), name: text, acceptedAnswer: answer })).min(1),
});

export const structuredDataShape = z.discriminatedUnion('@type', [
  webSite,
  webApplication,
  article,
  breadcrumbList,
  faqPage,
]);

/** @typedef {z.infer<typeof structuredDataShape>} StructuredData */
