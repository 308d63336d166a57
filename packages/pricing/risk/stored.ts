import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'
import { isPence, type Pence } from '@milepost/domain/values/pence'

/** A stored risk is not valid; names the place of the first error. */
export class UnreadableRisk extends Error {
  override readonly name = 'UnreadableRisk'
}

/**
 * Reads back a part of a stored risk. A price is stored for years, so its risk may be older than a field. Each part lists every
 * field of its type next to that type, and a field added later says with `since` what older risks mean. Anything else is refused
 * here, so that a half-read risk is never used.
 */
export type Read<Value> = (stored: unknown, at: string) => Value
type Shape<Of> = { readonly [Name in keyof Of]-?: Read<Of[Name]> }

/** For a field added later: its value in risks stored before. */
export function since<Value>(read: Read<Value>, before: Value): Read<Value> {
  return (stored, at) => (stored === undefined ? before : read(stored, at))
}

function unreadable(at: string, expected: string): UnreadableRisk {
  return new UnreadableRisk(`A stored risk cannot be read: ${at} is not ${expected}`)
}

/** The check establishes the type; codes may have been retired since, so any text is accepted for one. */
export function is<Value>(holds: (stored: unknown) => boolean, expected: string): Read<Value> {
  return (stored, at) => {
    if (!holds(stored)) throw unreadable(at, expected)
    return stored as Value
  }
}

export const code = <Code extends string>() => is<Code>((stored) => typeof stored === 'string', 'a code')
export const text = is<string>((stored) => typeof stored === 'string', 'a text')
export const number = is<number>((stored) => Number.isFinite(stored), 'a number')
export const yesOrNo = is<boolean>((stored) => typeof stored === 'boolean', 'yes or no')
export const money = is<Pence>(isPence, 'an amount in pence')
export const date = is<LocalDate>(isLocalDate, 'a date')

export function orUnknown<Value>(read: Read<Value>): Read<Value | 'unknown'> {
  return (stored, at) => (stored === 'unknown' ? stored : read(stored, at))
}

function isObject(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
}

export function record<Of extends object>(shape: Shape<Of>): Read<Of> {
  const fields = Object.entries<Read<unknown>>(shape)
  return (stored, at) => {
    if (!isObject(stored)) throw unreadable(at, 'an object')
    // Every field of the type was read by its own reader, so the result is complete.
    return Object.fromEntries(fields.map(([name, read]) => [name, read(stored[name], `${at}.${name}`)])) as Of
  }
}

export function listOf<Entry>(read: Read<Entry>): Read<readonly Entry[]> {
  return (stored, at) => {
    if (!Array.isArray(stored)) throw unreadable(at, 'a list')
    return stored.map((entry, index) => read(entry, `${at}.${index}`))
  }
}

export function oneOrMore<Entry>(read: Read<Entry>): Read<readonly [Entry, ...Entry[]]> {
  const readAll = listOf(read)
  return (stored, at) => {
    const [first, ...others] = readAll(stored, at)
    if (first === undefined) throw unreadable(at, 'a list of one or more')
    return [first, ...others]
  }
}

type Kinded = { kind: string }
type Kinds<Of extends Kinded> = {
  readonly [Kind in Of['kind']]: Shape<Omit<Extract<Of, { kind: Kind }>, 'kind'>>
}

/** One of several shapes, distinguished by kind. */
export function kinded<Of extends Kinded>(kinds: Kinds<Of>): Read<Of> {
  const readers = new Map(Object.entries<Shape<object>>(kinds).map(([kind, shape]) => [kind, record(shape)]))
  return (stored, at) => {
    const kind = isObject(stored) ? stored['kind'] : undefined
    const read = typeof kind === 'string' ? readers.get(kind) : undefined
    if (!read) throw unreadable(`${at}.kind`, `one of ${[...readers.keys()].join(', ')}`)
    return { kind, ...read(stored, at) } as Of
  }
}
