import type { AddOnCode } from '@milepost/domain/quote/add-ons'
import { assess } from '../outcome.ts'
import type { Rates } from '../rating/rates.ts'
import { type Priced, pricedOf } from '../receipt/priced.ts'
import type { Risk } from '../risk/risk.ts'
import { ratesOf } from './rates.ts'

/** A risk priced as if stored and read back. */
export function priced(
  risk: Risk,
  addOns: readonly AddOnCode[] = [],
  rates: Rates = ratesOf(risk.line),
): Priced {
  const found = pricedOf({ risk, assessment: assess(risk, rates, 'outcome', { addOns }) })
  if (found === undefined) throw new Error('A risk that is offered a price is expected')
  // Pence and dates are plain numbers and texts in JSON, so they survive it.
  return JSON.parse(JSON.stringify(found)) as Priced
}
