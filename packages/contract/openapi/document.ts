import { brandCodes, productCodes } from '@milepost/domain/terms/identity'
import type { Call, Host } from '../call.ts'
import { PRODUCT_HEADER, TENANT_HEADER } from '../tenancy.ts'
import { type About, subjects } from './about.ts'
import { responsesOf } from './responses.ts'
import { createSchemaBook, type JsonSchema, type SchemaBook } from './schemas.ts'

export type OpenApiInfo = About & {
  /** URLs of the hosts other than the API's own (D-006); without one a call is shown on the API's. */
  hosts?: { readonly [host in Host]?: string }
}

type Server = { url: string; description?: string }

export type OpenApiDocument = {
  openapi: '3.1.1'
  info: About
  servers: Server[]
  tags: { name: string; description?: string }[]
  paths: { [path: string]: { [method: string]: Operation } }
  components: {
    schemas: { [name: string]: JsonSchema }
    securitySchemes: ReturnType<typeof schemesOf>
  }
}

export type Operation = ReturnType<typeof operationOf> & { servers?: Server[] }

/** The OpenAPI document of these calls, made from the same entries as the routes and the client. */
export function openApiDocument(
  calls: readonly Call[],
  { hosts = {}, ...info }: OpenApiInfo,
): OpenApiDocument {
  const book = createSchemaBook()
  const paths: OpenApiDocument['paths'] = {}
  for (const call of calls) {
    const url = call.host && hosts[call.host]
    const operation = { ...operationOf(call, book), ...(url && { servers: [{ url }] }) }
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation }
  }
  const controllers = new Set(calls.map(controllerOf))
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/', description: 'The host that serves this document.' }],
    tags: [...controllers].sort().map((name) => ({
      name,
      ...(subjects[name] !== undefined && { description: subjects[name] }),
    })),
    paths,
    components: { schemas: book.named(), securitySchemes: schemesOf(calls) },
  }
}

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: unknown
}

/** One call as an OpenAPI operation. */
function operationOf(call: Call, book: SchemaBook) {
  return {
    operationId: call.name,
    tags: [controllerOf(call)],
    summary: call.summary,
    description: [
      call.description ?? call.summary,
      accessInWords(call),
      `Requirement ${call.requirement}.`,
    ].join(' '),
    security: securityOf(call),
    parameters: [
      ...tenancyHeaders,
      ...(call.isCacheable ? [ifNoneMatch] : []),
      ...parametersOf(call.headers, 'header', book).filter(({ name }) => !isKeyHeader(name)),
      ...parametersOf(call.params, 'path', book),
      ...parametersOf(call.query, 'query', book),
    ],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: book.ofRequest(call.body) } } },
    }),
    responses: responsesOf(call, book),
  }
}

/** The part of a path that names its subject: Vehicle, Quote, Payment. */
function controllerOf(call: Call): string {
  return call.path.split('/')[3] ?? ''
}

/** The two headers of every call (API-02). */
const tenancyHeaders: readonly Parameter[] = [
  {
    name: TENANT_HEADER,
    in: 'header',
    required: true,
    description: 'The brand.',
    schema: { type: 'string', enum: brandCodes },
  },
  {
    name: PRODUCT_HEADER,
    in: 'header',
    required: true,
    description: 'The product line of the journey; PC is accepted for every journey (D-004).',
    schema: { type: 'string', enum: productCodes },
  },
]

const ifNoneMatch: Parameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description: 'The `ETag` of your stored copy. If the copy is current, the reply is 304 without a body.',
  schema: { type: 'string' },
}

function parametersOf(schema: Call['query'], place: Parameter['in'], book: SchemaBook): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = book.ofRequest(schema) as ObjectSchema
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: required.includes(name),
    ...(typeof description === 'string' && { description }),
    schema: property,
  }))
}

/** Parameters, query and headers are always described by an object; a test ensures it. */
type ObjectSchema = { properties?: { [name: string]: JsonSchema }; required?: string[] }

/** Who may make a call, as security schemes: operations refer to them by name, and the document lists each once. */
export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'The browser session. The first call that needs a session sets it in `Set-Cookie`, and every call that grants access sets a new one: send the latest one. It ends after 30 minutes without use. A quote can be read, changed and bought only by a session that created it or passed its check.',
  },
  siteKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-site-key',
    description: 'The key that we issued to a comparison site. For servers only: never put it into a page.',
  },
  serviceKey: {
    type: 'apiKey',
    in: 'header',
    name: 'x-service-key',
    description: 'The key of the back office, whose calls have their own listener.',
  },
} as const

type Requirement = { readonly [scheme in keyof typeof securitySchemes]?: readonly string[] }
type Access = Call['access']

const requirements: { readonly [access in Access]: readonly Requirement[] } = {
  anyone: [],
  session: [{ session: [] }],
  'optional-session': [{ session: [] }, {}],
  'site-key': [{ siteKey: [] }],
  'service-key': [{ serviceKey: [] }],
}

/** One sentence for each operation. */
const words: { readonly [access in Access]: string } = {
  anyone: 'Anyone may call it.',
  session:
    'Needs the session that holds the quote; any other session gets the reply for a quote that does not exist.',
  'optional-session': 'Accepts the session cookie if there is one, and sets one if there is none.',
  'site-key': 'For the servers of comparison sites, with the key of the site.',
  'service-key': 'For the back office, with the service key.',
}

function securityOf(call: Call): readonly Requirement[] {
  return requirements[call.access]
}

function accessInWords(call: Call): string {
  return words[call.access]
}

/** A key is a security scheme, so it is not listed as a parameter too. */
function isKeyHeader(name: string): boolean {
  return Object.values(securitySchemes).some((scheme) => scheme.in === 'header' && scheme.name === name)
}

/** The schemes that these calls use. */
function schemesOf(calls: readonly Call[]) {
  const used = new Set(calls.flatMap(securityOf).flatMap((requirement) => Object.keys(requirement)))
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name)))
}
