import { type CodeList, descOf } from '@milepost/domain/lists/code-list'
import { grouped } from '@milepost/domain/values/grouped'
import type { RatedRow } from './factor.ts'

export const NOT_KNOWN = 'Not known'
export const NOT_ASKED = 'Not asked'
/** For a code removed from its list since the price was made. */
export const GONE = 'No longer on our list'

type Words = Readonly<Record<string, string>>

/** A row keyed by a code of a list, or by one of the table's own words. */
export function fromList(list: CodeList, others: Words = {}) {
  return ({ key }: Pick<RatedRow, 'key'>): string =>
    (Object.hasOwn(others, key) ? others[key] : descOf(list, key)) ?? GONE
}

/** A row keyed by one of the table's own words. */
export function oneOf(words: Words) {
  return fromList([], words)
}

export const yesOrNo = oneOf({ yes: 'Yes', no: 'No' })

export function years(count: number | 'unknown'): string {
  if (count === 'unknown') return NOT_KNOWN
  return count === 0 ? 'Less than a year' : count === 1 ? '1 year' : `${grouped(count)} years`
}

export function yes(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no'
}

export function codesOf(list: CodeList): readonly string[] {
  return list.map(({ code }) => code)
}
