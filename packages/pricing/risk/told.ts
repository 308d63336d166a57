import type { Missing } from '@milepost/domain/journeys/missing'

/** A part of a risk made from answers, or which answers it lacks. */
export type Told<Value> = { ok: true; value: Value } | { ok: false; missing: readonly Missing[] }

/** Where an answer is held and asked: what a message about it names. */
export type Place = Pick<Missing, 'step' | 'field'>

export function told<Value>(value: Value): Told<Value> {
  return { ok: true, value }
}

/** An answer that must be there. Its own question says what is wrong with it first; these words are for what no question asked. */
export function needed<Value>(value: Value | undefined, place: () => Place): Told<Value> {
  if (value !== undefined) return told(value)
  return {
    ok: false,
    missing: [{ ...place(), key: 'answerRequired', message: 'Please answer this question' }],
  }
}

/** All of the parts, or everything that any of them lacks. */
export function together<Parts extends object>(
  parts: {
    readonly [Name in keyof Parts]: Told<Parts[Name]>
  },
): Told<Parts> {
  // A copy to be filled in: an object built up name by name is slow to read ever after, and every price is made of these.
  const values: Record<string, unknown> = { ...parts }
  const missing: Missing[] = []
  for (const [name, part] of Object.entries<Told<unknown>>(parts)) {
    if (part.ok) values[name] = part.value
    else missing.push(...part.missing)
  }
  if (missing.length > 0) return { ok: false, missing }
  // Every part is there, each under its own name.
  return told(values as Parts)
}

export function each<Value>(parts: readonly Told<Value>[]): Told<readonly Value[]> {
  const missing = parts.flatMap((part) => (part.ok ? [] : part.missing))
  if (missing.length > 0) return { ok: false, missing }
  return told(parts.flatMap((part) => (part.ok ? [part.value] : [])))
}

export function mapped<Value, Made>(part: Told<Value>, make: (value: Value) => Made): Told<Made> {
  return part.ok ? told(make(part.value)) : part
}
