import { refused } from '../../values/result'
import type { Kind } from './kind'

/**
 * A list of entries, each asked about by questions of its own. Its editor stores the whole list; the only text there can be
 * is an entry begun and not added yet, which must not be passed over.
 */
export const list: Kind<never> = {
  input: 'list',
  read: () => refused('entryUnfinished', 'Please finish the entry you have started'),
  show: () => '',
  holds: (value) => Array.isArray(value) && value.every(isEntry),
}

function isEntry(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Add appends, as long as there is room (MOD-02, MOD-06). */
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

/** What is left once a removal is confirmed (MOD-01, MOD-06). */
export function removedAt<Entry>(entries: readonly Entry[], index: number): readonly Entry[] {
  return entries.filter((_, at) => at !== index)
}

/** An empty list shows its form open, and that form cannot be cancelled: there is nothing to go back to (MOD-06, MOD-07). */
export function mustStayOpen(entries: readonly unknown[]): boolean {
  return entries.length === 0
}
