type FieldType = { type: 'string' | 'number' | 'integer' | 'boolean'; format?: 'date' | 'email' | 'uri' | 'time' };

/** Fields with the same key in every language. What they are called in a language is in its words. */
const KNOWN_FIELDS = {
  name: { type: 'string' },
  first_name: { type: 'string' },
  last_name: { type: 'string' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string' },
  address: { type: 'string' },
  city: { type: 'string' },
  country: { type: 'string' },
  postal_code: { type: 'string' },
  company: { type: 'string' },
  job_title: { type: 'string' },
  date: { type: 'string', format: 'date' },
  due_date: { type: 'string', format: 'date' },
  start_date: { type: 'string', format: 'date' },
  end_date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  total: { type: 'number' },
  amount: { type: 'number' },
  price: { type: 'number' },
  tax: { type: 'number' },
  currency: { type: 'string' },
  quantity: { type: 'integer' },
  age: { type: 'integer' },
  rating: { type: 'number' },
  invoice_number: { type: 'string' },
  order_number: { type: 'string' },
  customer: { type: 'string' },
  supplier: { type: 'string' },
  product: { type: 'string' },
  title: { type: 'string' },
  author: { type: 'string' },
  description: { type: 'string' },
  url: { type: 'string', format: 'uri' },
  status: { type: 'string' },
  category: { type: 'string' },
  language: { type: 'string' },
  skills: { type: 'string' },
  deadline: { type: 'string', format: 'date' },
  sentiment: { type: 'string' },
} as const satisfies Record<string, FieldType>;

export type KnownField = keyof typeof KNOWN_FIELDS;

export function typeOfField(name: string): FieldType {
  return Object.hasOwn(KNOWN_FIELDS, name) ? KNOWN_FIELDS[name as KnownField] : { type: 'string' };
}
