import * as z from 'zod/mini'
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

export function createSchemaBook(): SchemaBook {
  const gathered = new Map<string, JsonSchema>()

  function write(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io, metadata: namedSchemas })
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

/** References as an OpenAPI document writes them. */
function pointingAtComponents<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part), (key, value) =>
    key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value,
  )
}
