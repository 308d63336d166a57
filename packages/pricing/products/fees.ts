import { type RatedLine, ratings } from '@milepost/domain/lines/lines'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { Pence } from '@milepost/domain/values/pence'

/** The policy administration fee of the line (CON-21, D-194). */
export function policyFee(line: RatedLine, term: Term): Pence {
  const { fee } = ratings[line]
  return term === 'annual' ? fee.year : fee.short
}
