import * as z from 'zod/mini'

type Write = (value: unknown) => unknown

const writers = new WeakMap<z.core.$ZodType, Write>()

/**
 * A response with only the fields that its schema declares: anything else in the record is never sent. Responses are typed by the
 * same schema, so values are copied and only their types checked; full validation took longer than pricing.
 */
export function onlyDeclared(schema: z.core.$ZodType, value: unknown): unknown {
  return writerOf(schema)(value)
}

function writerOf(schema: z.core.$ZodType): Write {
  const known = writers.get(schema)
  if (known) return known
  const made = makeWriter(schema)
  writers.set(schema, made)
  return made
}

function makeWriter(schema: z.core.$ZodType): Write {
  if (schema instanceof z.ZodMiniObject && schema.def.catchall === undefined) return objectWriter(schema)
  if (schema instanceof z.ZodMiniArray) {
    const write = writerOf(schema.def.element)
    return (list) => (Array.isArray(list) ? list.map(write) : list)
  }
  if (schema instanceof z.ZodMiniOptional) {
    const write = writerOf(schema.def.innerType)
    return (value) => (value === undefined ? undefined : write(value))
  }
  const type = plainTypeOf(schema)
  if (type) return (value) => checked(value, type)
  return (value) => z.parse(schema, value)
}

function objectWriter({ def }: z.ZodMiniObject): Write {
  const fields = Object.entries(def.shape).map(([name, field]) => ({
    name,
    write: writerOf(field),
    hasDefault: field instanceof z.ZodMiniDefault,
  }))
  return (value) => {
    const from = Object(value)
    const written: Record<string, unknown> = {}
    for (const { name, write, hasDefault } of fields) {
      const held: unknown = from[name]
      if (held !== undefined || hasDefault) written[name] = write(held)
    }
    return written
  }
}

type PlainType = 'string' | 'number' | 'boolean'

function plainTypeOf(schema: z.core.$ZodType): PlainType | undefined {
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum) return 'string'
  if (schema instanceof z.ZodMiniNumber) return 'number'
  return schema instanceof z.ZodMiniBoolean ? 'boolean' : undefined
}

/** A value of the wrong type is our bug; it is better not to respond at all. */
function checked(value: unknown, type: PlainType): unknown {
  if (typeof value !== type)
    throw new TypeError(`A response contains ${typeof value} where it declares ${type}`)
  return value
}
