import { refused } from '../../values/result.ts'
import type { Kind } from './kind.ts'

/**
 * A list of entries, each with its own questions. Its editor stores the whole list; the only text possible is an entry begun but
 * not added, which must not be ignored.
 */
export const list: Kind<never> = {
  input: 'list',
  onTelephone: 'own-part',
  read: () => refused('entryUnfinished', "Please finish the entry you've started"),
  show: () => '',
  holds: (value) => Array.isArray(value) && value.every(isEntry),
}

function isEntry(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Add appends, unless the list is full (MOD-02, MOD-06). */
export function appended<Entry>(entries: readonly Entry[], entry: Entry, maximum: number): readonly Entry[] {
  return canAppend(entries, maximum) ? [...entries, entry] : entries
}

export function canAppend(entries: readonly unknown[], maximum: number): boolean {
  return entries.length < maximum
}

/** Edit replaces the entry at its index (MOD-06). */
export function replacedAt<Entry>(entries: readonly Entry[], index: number, entry: Entry): readonly Entry[] {
  return entries.map((each, at) => (at === index ? entry : each))
}

/** The list after a confirmed removal (MOD-01, MOD-06). */
export function removedAt<Entry>(entries: readonly Entry[], index: number): readonly Entry[] {
  return entries.filter((_, at) => at !== index)
}

/** An empty list shows its form open, and the form cannot be cancelled (MOD-06, MOD-07). */
export function mustStayOpen(entries: readonly unknown[]): boolean {
  return entries.length === 0
}
