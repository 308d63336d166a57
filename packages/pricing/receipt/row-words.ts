import { type CodeList, descOf } from '@milepost/domain/lists/code-list'
import { offences } from '@milepost/domain/lists/offences'
import { formatPounds, fromPounds } from '@milepost/domain/values/pence'
import type { ClaimKind } from '../risk/claim'
import type { Driver } from '../risk/driver'
import type { Risk } from '../risk/risk'

/** The row of a table a price was made with, and whom and what it was read from. */
export type RatedRow = { key: string; risk: Risk; driver: Driver }

/** What a factor is called on a receipt, and the customer's own row of it in words. */
export type FactorWords = { title: string; says: (row: RatedRow) => string }

export const NOT_KNOWN = 'Not known'
export const NOT_ASKED = 'Not asked'
/** For a code that has left its list since the price was made. */
export const GONE = 'No longer on our list'

type Words = Readonly<Record<string, string>>

/** A row named by a code of one of the lists, or by a word of the table's own. */
export function fromList(list: CodeList, others: Words = {}) {
  return ({ key }: Pick<RatedRow, 'key'>): string =>
    (Object.hasOwn(others, key) ? others[key] : descOf(list, key)) ?? GONE
}

/** A row named by one of a few words of the table's own. */
export function oneOf(words: Words) {
  return fromList([], words)
}

export const yesOrNo = oneOf({ yes: 'Yes', no: 'No' })

const grouped = new Intl.NumberFormat('en-GB')

export function number(count: number): string {
  return grouped.format(count)
}

export function years(count: number | 'unknown'): string {
  if (count === 'unknown') return NOT_KNOWN
  return count === 0 ? 'Less than a year' : count === 1 ? '1 year' : `${number(count)} years`
}

/** "2501-5000" pounds as "£2,501 to £5,000". */
export function pounds({ key }: RatedRow): string {
  const [from = '0', to] = key.replace('+', '').split('-')
  const least = formatPounds(fromPounds(from))
  if (key.endsWith('+')) return `${least} or more`
  return to === undefined ? least : `${least} to ${formatPounds(fromPounds(to))}`
}

const claimKinds = {
  fault: 'at fault',
  'non-fault': 'not at fault',
  'fire-or-theft': 'fire or theft',
  glass: 'windscreen or glass',
} satisfies Record<ClaimKind, string>
const claimKind = oneOf(claimKinds)

/** "fault at 2": the kind of a claim and the full years since. */
export function claim({ key }: RatedRow): string {
  const [kind = '', ago = ''] = key.split(' at ')
  return `${claimKind({ key: kind })}, ${yearsAgo(ago)}`
}

/** "CU80 at 2" is the offence itself, "SP* at 2" its kind, "* at 2" any other. */
export function conviction({ key }: RatedRow): string {
  const [code = '', ago = ''] = key.split(' at ')
  return `${offenceWords(code)}, ${yearsAgo(ago)}`
}

function offenceWords(code: string): string {
  if (!code.endsWith('*')) return descOf(offences, code) ?? 'Other offence'
  const kinds = offences.filter((offence) => code !== '*' && offence.code.startsWith(code.slice(0, -1)))
  return [...new Set(kinds.map(({ category }) => category))].join(' or ') || 'Other offence'
}

function yearsAgo(count: string): string {
  return count === '0' ? 'less than a year ago' : `${years(Number(count))} ago`
}
