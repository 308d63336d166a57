import type { Reason } from './reasons'
import type { UnderwrittenOption } from './underwritten-option'

/** What a rating came to (DAT-21): offers, or why there are none. */
export type Outcome<WayToPay> =
  | { kind: 'offered'; outcomeId: string; options: readonly UnderwrittenOption<WayToPay>[] }
  | { kind: 'referred' | 'declined'; outcomeId: string; reasons: readonly Reason[] }
