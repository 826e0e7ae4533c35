import { isObject, type JsonObject, type JsonValue } from './json-value.ts';

const MIN_STEPS = 3;
const MAX_STEPS = 8;

/** Findings about the steps of a workflow: a step may use only inputs or the results of earlier steps. */
export function checkSteps({ workflow }: JsonObject): string[] {
  if (!isObject(workflow)) return [];
  const inputs = objectsIn(workflow.inputs).map(({ name }) => String(name));
  const known = new Set(inputs);
  const ids = new Set<JsonValue>();
  const steps = objectsIn(workflow.steps);
  const found = steps.length < MIN_STEPS || steps.length > MAX_STEPS ? [`${steps.length} steps`] : [];
  for (const { id, uses, produces, done_when: doneWhen } of steps) {
    if (id === undefined || ids.has(id)) found.push(`id ${String(id)}`);
    else ids.add(id);
    for (const used of Array.isArray(uses) ? uses : []) {
      if (!known.has(String(used))) found.push(`${String(id)} uses ${String(used)}`);
    }
    if (typeof doneWhen !== 'string') found.push(`${String(id)} never ends`);
    known.add(String(produces));
  }
  return found;
}

/** Findings about a schema: every object is closed and requires all of its keys. */
export function checkSchema({ extraction }: JsonObject): string[] {
  if (!isObject(extraction)) return [];
  const found: string[] = [];
  const open: [string, JsonValue | undefined][] = [['output_schema', extraction.output_schema]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, schema] = next;
    if (!isObject(schema)) found.push(path);
    else if (hasType(schema, 'array')) open.push([`${path}.items`, schema.items]);
    else if (hasType(schema, 'object')) {
      const properties = isObject(schema.properties) ? schema.properties : {};
      const required = Array.isArray(schema.required) ? schema.required : [];
      const names = Object.keys(properties);
      const isClosed = schema.additionalProperties === false && names.length > 0;
      if (!isClosed || names.length !== required.length || names.some((name) => !required.includes(name)))
        found.push(path);
      for (const [name, child] of Object.entries(properties)) open.push([`${path}.${name}`, child]);
    } else if (schema.type === undefined || refusesNull(schema)) found.push(path);
  }
  return found;
}

function hasType({ type }: JsonObject, wanted: string): boolean {
  return type === wanted || (Array.isArray(type) && type.includes(wanted));
}

/** The type accepts null, but the choices do not. */
function refusesNull(schema: JsonObject): boolean {
  return hasType(schema, 'null') && Array.isArray(schema.enum) && !schema.enum.includes(null);
}

function objectsIn(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
