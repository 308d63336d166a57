import * as z from 'zod/mini'

/**
 * What a field is, in words for the reader of the OpenAPI document: a pattern alone tells a stranger little. `pattern` stands in
 * the document where the server tidies a value before it looks at it, and so takes more than the pattern it looks for.
 */
export const described = z.registry<{ description: string; pattern?: string }>()

export function describedAs<Schema extends z.ZodMiniType>(
  schema: Schema,
  what: string,
  pattern?: string,
): Schema {
  described.add(schema, {
    description: `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
    ...(pattern !== undefined && { pattern }),
  })
  return schema
}
