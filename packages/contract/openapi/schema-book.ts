import * as z from 'zod/mini'
import { described } from '../wire/described'
import { namedSchemas } from './named-schemas'

export type JsonSchema = { [keyword: string]: unknown }

/** Turns schemas into JSON Schema and gathers those with a name, so that each is written once. */
export type SchemaBook = {
  /** As a caller writes it: what has a default may be left out. */
  ofRequest(schema: z.ZodMiniType): JsonSchema
  /** As an answer gives it. */
  ofReply(schema: z.ZodMiniType): JsonSchema
  named(): { [name: string]: JsonSchema }
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']

export function createSchemaBook(): SchemaBook {
  const gathered = new Map<string, JsonSchema>()

  function write(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, {
      io,
      metadata: namedSchemas,
      override: forReaders,
    })
    for (const [name, entity] of Object.entries($defs)) keep(name, pointingAtComponents(entity))
    return pointingAtComponents(root)
  }

  /** A name means one thing: an entity that reads differently in requests and answers needs two names. */
  function keep(name: string, entity: JsonSchema) {
    const known = gathered.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(entity))
      throw new Error(`Two schemas are called ${name}`)
    gathered.set(name, entity)
  }

  return {
    ofRequest: (schema) => write(schema, 'input'),
    ofReply: (schema) => write(schema, 'output'),
    named: () => Object.fromEntries([...gathered].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Words beside each field that has some, and no bounds that are only those of a JavaScript number. */
function forReaders({ zodSchema, jsonSchema }: Parameters<NonNullable<Override>>[0]): void {
  Object.assign(jsonSchema, described.get(zodSchema))
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** References as an OpenAPI document writes them. */
function pointingAtComponents<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (key, value) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  )
}
