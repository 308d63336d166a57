import type { CollectionCode } from '../payment/payment-option'
import type { TermsSold } from '../terms/terms'
import type { Term } from './underwritten-option'

const SHORT_TERM: CollectionCode = 'SHORT_TERM_CARD_PAYMENT_V1'

/**
 * Every length of cover a policy of this journey can have. A yearly journey also has 30-day policies: beside the year where its record
 * says so, and on every one when a cancelled policy is restarted (RST-05). Impound cover has one length, which no other journey has.
 */
export function termsSold({ term }: TermsSold): readonly Term[] {
  return term === 'impound' ? ['impound'] : ['annual', 'thirty-day']
}

/**
 * The length of cover that an offer buys. The collection code says only whether it is a year or less; which shorter term that is, the
 * journey's record says (CON-27, D-170).
 */
export function termOffered(cover: TermsSold, ways: readonly { code: string }[]): Term {
  if (cover.term === 'impound') return 'impound'
  return ways.some(({ code }) => code === SHORT_TERM) ? 'thirty-day' : 'annual'
}

/** Optional extras are sold with a year's cover only: a shorter policy has none (RST-07). */
export function sellsExtras(term: Term): boolean {
  return term === 'annual'
}
