import type { RatedLine } from '@milepost/domain/lines/lines'
import type { Reason } from '@milepost/domain/quote/underwriting-reasons'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import { policyFee } from '@milepost/pricing/products/fees'
import { type RatedPrice, rate } from '@milepost/pricing/rating/rate'
import { type Rates, type RatesInForce, ratesByDay } from '@milepost/pricing/rating/rates'
import { type RateFile, readTables } from '@milepost/pricing/rating/tables'
import type { Risk } from '@milepost/pricing/risk/risk'
import { underwrite } from '@milepost/pricing/underwriting'

export type Priced =
  | { verdict: 'accepted'; rated: RatedPrice; fee: Pence }
  | { verdict: 'referred' | 'declined'; reasons: readonly Reason[] }

export const verdicts = ['accepted', 'referred', 'declined'] as const
export type VerdictKind = (typeof verdicts)[number]

/**
 * The verdict on a risk and the price of its cover. The site's extras and payment options are left out: they take three quarters
 * of the time, and no rate table changes them. A test ensures that both give the same price.
 */
export function priceRisk(risk: Risk, rates: Rates): Priced {
  const verdict = underwrite(risk)
  if (verdict.kind !== 'accepted') return { verdict: verdict.kind, reasons: verdict.reasons }
  return { verdict: 'accepted', rated: rate(risk, rates), fee: policyFee(risk.line, risk.cover.term) }
}

export type RatesFor = (line: RatedLine, on: LocalDate) => RatesInForce

/** Compiled once per worker. */
export function ratesFor(files: readonly RateFile[]): RatesFor {
  return ratesByDay(readTables(files).book)
}

/** Why a valid row cannot be priced. */
export function noRates(line: RatedLine, on: LocalDate, problems: readonly string[]): string {
  const more = problems.length > 1 ? ` and ${problems.length - 1} more` : ''
  return `there are no complete rates for ${line} on ${on}: ${problems[0] ?? ''}${more}`
}
