import type { LocalDate } from '@milepost/domain/values/local-date'
import { type RatesInForce, ratesByDay } from '@milepost/pricing/rating/rates'
import { type RateFile, readTables } from '@milepost/pricing/rating/tables'
import type { RatingLine } from '@milepost/pricing/risk/rating-line'

export type RatesFor = (line: RatingLine, on: LocalDate) => RatesInForce

/** Compiled once a worker. */
export function ratesFor(files: readonly RateFile[]): RatesFor {
  return ratesByDay(readTables(files).book)
}

/** Why a row cannot be priced though nothing is wrong with it. */
export function noRates(line: RatingLine, on: LocalDate, problems: readonly string[]): string {
  const more = problems.length > 1 ? ` and ${problems.length - 1} more` : ''
  return `there are no complete rates for ${line} on ${on}: ${problems[0] ?? ''}${more}`
}
