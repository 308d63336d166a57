import type { TermsSold } from '../lines/line.ts'
import type { CollectionCode } from '../payment/payment-option.ts'
import type { Term } from './underwritten-option.ts'

const SHORT_TERM: CollectionCode = 'SHORT_TERM_CARD_PAYMENT_V1'

/**
 * Every length of cover a policy of this journey can have. An annual journey also has 30-day policies: next to the year if its
 * terms say so, and on every journey when a cancelled policy is restarted (RST-05). Impound cover has a single length, which no
 * other journey has.
 */
export function termsSold({ term }: TermsSold): readonly Term[] {
  return term === 'impound' ? ['impound'] : ['annual', 'thirty-day']
}

/**
 * The length of cover of an offer. The collection code only says whether it is a year or less; the journey's terms say which
 * shorter term (CON-27, D-170).
 */
export function termOffered(cover: TermsSold, paymentOptions: readonly { code: string }[]): Term {
  if (cover.term === 'impound') return 'impound'
  return paymentOptions.some(({ code }) => code === SHORT_TERM) ? 'thirty-day' : 'annual'
}

/** Optional extras are only sold with annual cover (RST-07). */
export function sellsExtras(term: Term): boolean {
  return term === 'annual'
}
