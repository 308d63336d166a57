import { brandCodes, productCodes } from '@milepost/domain/terms/identity'
import type { Call } from '../call'
import { PRODUCT_HEADER, TENANT_HEADER } from '../tenancy'
import { responsesOf } from './responses'
import type { JsonSchema, SchemaBook } from './schema-book'
import { accessInWords, isKeyHeader, securityOf } from './security'

type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: unknown
}

/** One call as an OpenAPI operation. */
export function operationOf(call: Call, book: SchemaBook) {
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
export function controllerOf(call: Call): string {
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
    description: 'The product line of the journey; PC is taken from any journey (D-004).',
    schema: { type: 'string', enum: productCodes },
  },
]

const ifNoneMatch: Parameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description:
    'The `ETag` of the answer you hold: while it is still right, the answer is 304 without a body.',
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

/** Parameters, query and headers are always described by an object; a test holds every entry to it. */
type ObjectSchema = { properties?: { [name: string]: JsonSchema }; required?: string[] }
