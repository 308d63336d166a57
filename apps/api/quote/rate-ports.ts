import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Rates } from '@milepost/pricing/rating/rates'
import type { RatingLine } from '@milepost/pricing/risk/rating-line'

/** The tables of a line that are in force on a day, whole: a start with half a book is refused. */
export type RatesOn = (line: RatingLine, on: LocalDate) => Rates
