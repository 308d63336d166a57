import type { LocalDate } from '../../values/local-date'
import type { Pence } from '../../values/pence'

/** One motoring conviction of a driver (DAT-08, D-116). */
export type Conviction = {
  convictionDate?: LocalDate
  offenceCode?: string
  wasDisqualified?: boolean
  banStartDate?: LocalDate
  banEndDate?: LocalDate
  numberOfPoints?: number
  fineAmount?: Pence
  isPending?: boolean
}
