export type FieldType = {
  type: 'string' | 'number' | 'integer' | 'boolean';
  format?: 'date' | 'email' | 'uri' | 'time';
};

/** Fields with the same key in every language. Their names in a language are in its words. */
const KNOWN_FIELDS = {
  name: { type: 'string' },
  first_name: { type: 'string' },
  last_name: { type: 'string' },
  email: { type: 'string', format: 'email' },
  phone: { type: 'string' },
  address: { type: 'string' },
  delivery_address: { type: 'string' },
  city: { type: 'string' },
  country: { type: 'string' },
  postal_code: { type: 'string' },
  company: { type: 'string' },
  job_title: { type: 'string' },
  date: { type: 'string', format: 'date' },
  purchase_date: { type: 'string', format: 'date' },
  delivery_date: { type: 'string', format: 'date' },
  order_date: { type: 'string', format: 'date' },
  issue_date: { type: 'string', format: 'date' },
  invoice_date: { type: 'string', format: 'date' },
  birth_date: { type: 'string', format: 'date' },
  due_date: { type: 'string', format: 'date' },
  start_date: { type: 'string', format: 'date' },
  end_date: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  total: { type: 'number' },
  amount: { type: 'number' },
  price: { type: 'number' },
  tax: { type: 'number' },
  currency: { type: 'string' },
  quantity: { type: 'number' },
  age: { type: 'integer' },
  rating: { type: 'number' },
  invoice_number: { type: 'string' },
  order_number: { type: 'string' },
  tracking_number: { type: 'string' },
  payment_method: { type: 'string' },
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
  customer_number: { type: 'string' },
  contact: { type: 'string' },
  request: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  /** Only for yes/no questions. */
  is_paid: { type: 'boolean' },
} as const satisfies Record<string, FieldType>;

export type KnownField = keyof typeof KNOWN_FIELDS;

/** A key that ends in a unit holds a number. */
const MONEY = /_(?:eur|usd|gbp|chf|jpy)$/;
const MEASURE = /_(?:kg|g|mg|ml|l|m|cm|mm|km|percent|pct|count|min|minutes|hours|days|ms|mb|kwh)$/;

/** @param known the language-independent field for a key */
export function typeOfField(name: string, known: string | null): FieldType {
  if (MONEY.test(name) || SUM.test(name) || RATE.test(name) || MEASURE.test(name)) return { type: 'number' };
  if (/(?:^|_)date$/.test(name)) return { type: 'string', format: 'date' };
  const id = known ?? name;
  return Object.hasOwn(KNOWN_FIELDS, id) ? KNOWN_FIELDS[id as KnownField] : { type: 'string' };
}

/** A money amount by its name: "net_total", "price". */
const SUM = /(?:^|_)(?:total|subtotal|amount|price|cost|sum|net|gross|fee|tax|vat|salary|revenue|balance)$/;
const RATE = /_(?:rate|ratio|score)$/;

/** @param known the language-independent field for a key */
export function isMoney(name: string, known: string | null): boolean {
  return MONEY.test(name) || SUM.test(known ?? name);
}
