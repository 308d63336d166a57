import type { JsonSchema } from './json-schema'

const DEEPEST = 12

/** A body with every field of a schema in it, to start typing from. */
export function exampleOf(schema: JsonSchema): unknown {
  return example(schema, schema.$defs ?? {}, 0)
}

function example(schema: JsonSchema, defs: Record<string, JsonSchema>, depth: number): unknown {
  if (depth > DEEPEST) return null
  const follow = (inner: unknown) => (isSchema(inner) ? example(inner, defs, depth + 1) : null)

  if (schema.$ref !== undefined) return follow(defs[schema.$ref.split('/').at(-1) ?? ''])
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum !== undefined) return schema.enum[0] ?? null
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  if (choice !== undefined) return follow(choice)

  const type: unknown = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, follow(inner)]),
      )
    case 'array':
      return isSchema(schema.items) ? [follow(schema.items)] : []
    case 'integer':
    case 'number':
      return schema.minimum ?? 0
    case 'boolean':
      return false
    case 'string':
      return ''
    default:
      return null
  }
}

function isSchema(inner: unknown): inner is JsonSchema {
  return typeof inner === 'object' && inner !== null
}
