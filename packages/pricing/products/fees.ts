import type { Term } from '@milepost/domain/quote/underwritten-option'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { RatingLine } from '../risk/rating-line.ts'

/** The policy administration fee by line: not refunded, and not taxed because it is not premium (CON-21, D-194). */
const fees: Record<RatingLine, { year: Pence; short: Pence }> = {
  'private-car': { year: fromPounds(35), short: fromPounds(15) },
  van: { year: fromPounds(35), short: fromPounds(15) },
  taxi: { year: fromPounds(35), short: fromPounds(15) },
  telematics: { year: fromPounds(35), short: fromPounds(15) },
  impound: { year: fromPounds(35), short: fromPounds(15) },
}

export function policyFee(line: RatingLine, term: Term): Pence {
  return term === 'annual' ? fees[line].year : fees[line].short
}
