import { type CodeList, type CodeOf, descOf } from '../lists/code-list'
import { Unmapped } from './row'

/** More codes than anybody reads in a message. */
const MOST_NAMED = 20

/**
 * Reads a code of a list, or its words, whatever their case. Sites also send codes of their own: `also` says which of ours each of
 * those means.
 */
export function codeIn<const L extends CodeList>(
  list: L,
  also: Readonly<Record<string, CodeOf<L>>> = {},
): (sent: string) => CodeOf<L> | Unmapped {
  const known = new Map<string, CodeOf<L>>()
  for (const { code, desc } of list) known.set(folded(desc), code)
  for (const [theirs, ours] of Object.entries(also)) known.set(folded(theirs), ours)
  // Last, so that a code means itself even where another entry's words read like it.
  for (const { code } of list) known.set(folded(code), code)
  return (sent) => known.get(folded(sent)) ?? new Unmapped(whatToSend(list))
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

function whatToSend(list: CodeList): string {
  if (list.length > MOST_NAMED) return 'We know no such code: see the reference data for those we do'
  const named = list.map(({ code }) => `${code} (${descOf(list, code)})`)
  return `We know no such code: send ${named.join(', ')}`
}
