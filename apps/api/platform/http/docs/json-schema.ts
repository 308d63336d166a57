import * as z from 'zod/mini'

/** The part of JSON Schema that a reader of the API page is shown. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** What a caller may send, as JSON Schema. */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** What a caller gets back, as JSON Schema. */
export function outputSchema(schema: z.ZodMiniType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
}
