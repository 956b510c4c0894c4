/** Writes `src/api.ts`: the server's routes as types, read from the description that the server itself gives. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig, startServer } from '@admiralty/server';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
}

interface Operation {
  summary?: string;
  parameters?: { name: string; in: 'path' | 'query' | string; required?: boolean; schema: Schema }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export function apiTypes({ paths }: ApiDocument): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => routeType(`${method.toUpperCase()} ${path}`, operation)),
  );
  return [
    '/** Written by `npm run api-types` from the description that the server gives of itself. */',
    'export interface Api {',
    ...routes,
    '}',
    '',
  ].join('\n');
}

function routeType(name: string, { summary, parameters = [], requestBody, responses }: Operation): string {
  const body = requestBody?.content['application/json']?.schema;
  const reply = responses?.['200']?.content?.['application/json']?.schema;
  const isOptional = body && (isNullable(body) || requestBody?.required !== true);
  const fields = [
    ...fieldsOf('params', parameters, 'path'),
    ...fieldsOf('query', parameters, 'query'),
    ...(body ? [`body${isOptional ? '?' : ''}: ${typeOf(body)}`] : []),
    `reply: ${reply ? typeOf(reply) : 'unknown'}`,
  ];
  return `  /** ${summary ?? ''} */\n  '${name}': { ${fields.join('; ')} };`;
}

function fieldsOf(name: string, parameters: NonNullable<Operation['parameters']>, place: string): string[] {
  const own = parameters.filter((one) => one.in === place);
  if (own.length === 0) return [];
  const isOptional = own.every(({ required }) => required !== true);
  const fields = own.map((one) => `${one.name}${one.required === true ? '' : '?'}: ${typeOf(one.schema)}`);
  return [`${name}${isOptional ? '?' : ''}: { ${fields.join('; ')} }`];
}

function isNullable({ nullable, anyOf = [], type }: Schema): boolean {
  return nullable === true || type === 'null' || anyOf.some(isNullable);
}

function typeOf(schema: Schema): string {
  const { anyOf, oneOf, enum: values, const: value, nullable } = schema;
  const own = anyOf ?? oneOf;
  const union = own
    ? own.map(typeOf)
    : values
      ? values.map((one) => literal(one))
      : value !== undefined
        ? [literal(value)]
        : [plainType(schema)];
  return [...new Set(nullable ? [...union, 'null'] : union)].join(' | ');
}

const literal = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

function plainType({ type, properties, required = [], additionalProperties, items }: Schema): string {
  if (Array.isArray(type)) return type.map((one) => plainType({ type: one })).join(' | ');
  switch (type) {
    case 'object': {
      if (properties) {
        const fields = Object.entries(properties).map(
          ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
        );
        return fields.length === 0 ? 'Record<string, never>' : `{ ${fields.join('; ')} }`;
      }
      const inner = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
      return `Record<string, ${inner}>`;
    }
    case 'array':
      return `readonly (${items ? typeOf(items) : 'unknown'})[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

/** What a server of now says of itself. */
export async function describedApi(): Promise<ApiDocument> {
  const data = mkdtempSync(join(tmpdir(), 'admiralty-api-'));
  const server = await startServer(readConfig({ port: 0, data }, {}, null));
  try {
    const response = await fetch(`http://127.0.0.1:${server.port}/api/openapi.json`);
    return (await response.json()) as ApiDocument;
  } finally {
    await server.close();
    rmSync(data, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(import.meta.dirname, 'src/api.ts'), apiTypes(await describedApi()));
