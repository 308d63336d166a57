import type { JsonSchema } from '@milepost/contract/openapi/schemas'
import type { Dice } from '@milepost/domain/testing/dice'
import { hostileTexts } from './hostile-values.ts'

export type Schemas = { readonly [name: string]: JsonSchema }

/** What generation needs: the named schemas, and texts of real requests to use where they fit. */
export type Stock = { schemas: Schemas; texts: readonly string[] }

const DEEPEST = 8
const plain = ['A', '1', 'AB12 CDE', 'LS1 1AA', '2026-11-20', '2026-11-20T10:00:00Z', 'x'.repeat(43), 'A-1']

/** A value of the shape that a schema of the OpenAPI document defines; its texts come from the stock where one fits. */
export function drawn(schema: unknown, { schemas, texts }: Stock, dice: Dice): unknown {
  const draw = (part: unknown, depth: number): unknown => {
    if (!isSchema(part) || depth > DEEPEST) return null
    const named = part['$ref']
    if (typeof named === 'string') return draw(schemas[named.split('/').at(-1) ?? ''], depth + 1)
    if ('const' in part) return part['const']
    if (Array.isArray(part['enum'])) return dice.pick(part['enum'])
    const choices = part['anyOf'] ?? part['oneOf']
    if (Array.isArray(choices)) return draw(dice.pick(choices), depth + 1)
    switch (part['type']) {
      case 'object':
        return drawObject(part, depth)
      case 'array':
        return drawList(part, depth)
      case 'integer':
      case 'number':
        return dice.whole(Number(part['minimum'] ?? 0), Math.min(Number(part['maximum'] ?? 1e4), 1e5))
      case 'boolean':
        return dice.isOneIn(2)
      default:
        return drawText(part)
    }
  }
  const drawObject = (part: JsonSchema, depth: number) => {
    const required = new Set(Array.isArray(part['required']) ? part['required'] : [])
    const fields = Object.entries(Object(part['properties']))
    const chosen = fields.filter(([name]) => required.has(name) || !dice.isOneIn(4))
    return Object.fromEntries(chosen.map(([name, field]) => [name, draw(field, depth + 1)]))
  }
  const drawList = (part: JsonSchema, depth: number) => {
    const least = Number(part['minItems'] ?? 0)
    const length = dice.whole(least, Math.max(least, Math.min(3, Number(part['maxItems'] ?? 3))))
    return Array.from({ length }, () => draw(part['items'], depth + 1))
  }
  const drawText = (part: JsonSchema) => {
    const pattern = typeof part['pattern'] === 'string' ? new RegExp(part['pattern'], 'u') : undefined
    const fits = (text: string) =>
      text.length >= Number(part['minLength'] ?? 0) &&
      text.length <= Number(part['maxLength'] ?? 1e6) &&
      (part['format'] !== 'date' || /^\d{4}-\d\d-\d\d$/.test(text)) &&
      (pattern?.test(text) ?? true)
    const stock = dice.isOneIn(6) ? hostileTexts : [...texts, ...plain]
    for (let tries = 0; tries < 30; tries += 1) {
      const text = dice.pick(stock)
      if (fits(text)) return text
    }
    return dice.pick(plain)
  }
  return draw(schema, 0)
}

function isSchema(part: unknown): part is JsonSchema {
  return typeof part === 'object' && part !== null
}

/** Every text in the given requests. */
export function textsIn(requests: readonly unknown[]): readonly string[] {
  const found = new Set<string>()
  const look = (part: unknown): void => {
    if (typeof part === 'string') found.add(part)
    else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) look(inner)
  }
  for (const request of requests) look(request)
  return [...found]
}
