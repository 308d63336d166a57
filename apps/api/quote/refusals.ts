import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { type CommonCode, providerProblem, type Refusal, refuse } from '../platform/http/problem.ts'
import type { Failed, NotFound } from '../platform/ports.ts'
import type { Incomplete } from './generate-quote.ts'
import type { Closed } from './open-quote.ts'
import type { Mismatch } from './rerate.ts'

const codes = {
  locked: 'QUOTE_LOCKED',
  expired: 'QUOTE_EXPIRED',
  'taken-up': 'QUOTE_ALREADY_TAKEN_UP',
  declined: 'QUOTE_DECLINED',
  referred: 'QUOTE_REFERRED',
} as const satisfies Record<Closed['reason'], CommonCode>

/** Why a quote was not priced, as a refusal. Unknown, another brand's and another browser's quotes get the same reply (D-005). */
export function quoteRefusal(
  why: NotFound | Closed | Mismatch | Incomplete | Failed,
  fieldOf: (missing: Missing) => string,
): Refusal {
  switch (why.kind) {
    case 'not-found':
      return refuse('QUOTE_NOT_FOUND')
    case 'closed':
      return refuse(codes[why.reason])
    case 'mismatch':
      return refuse('QUOTE_MISMATCH')
    case 'incomplete':
      return refuse('VALIDATION_ERROR', {
        errors: why.missing.map((each) => ({ field: fieldOf(each), message: each.message })),
      })
    case 'failed':
      return providerProblem('vehicle look-up', why)
  }
}
