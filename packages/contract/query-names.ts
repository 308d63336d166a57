import * as z from 'zod/mini'
import type { Call } from './call'

type RawQuery = { readonly [name: string]: unknown }

/**
 * Gives each query parameter the spelling its call declares, whatever case it came in: the specification itself writes both
 * IsBreakdownSelected and IsBreakDownSelected (D-229). Names the call does not declare stay, to be refused as unknown. A
 * parameter given twice becomes a list, which no field takes: which of the two was meant is not ours to guess.
 */
export function matchQueryNames(call: Call, raw: RawQuery): RawQuery {
  const declared = new Map(namesOf(call.query).map((name) => [name.toLowerCase(), name]))
  // Without a prototype, a parameter called __proto__ is a name like any other.
  const matched: { [name: string]: unknown } = Object.create(null)
  for (const [given, value] of Object.entries(raw)) {
    const name = declared.get(given.toLowerCase()) ?? given
    matched[name] = name in matched ? [matched[name], value] : value
  }
  return matched
}

function namesOf(schema: Call['query']): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []
}
