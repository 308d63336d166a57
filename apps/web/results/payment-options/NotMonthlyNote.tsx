import { whyNotMonthly } from '@milepost/domain/payment/why-not-monthly'
import { isProposerUnder18 } from '@milepost/domain/quote/proposer-under-18'
import type { WayToPay } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { Notice } from '../../ui/Notice'
import { notMonthlyWords } from './not-monthly-words'

/** Where there is one way to pay, why. */
export function NotMonthlyNote({ way }: { way: WayToPay }) {
  const isUnder18 = useQuote((state) => isProposerUnder18(state.answers)) === true
  return <Notice>{notMonthlyWords[whyNotMonthly(way.code, { isUnder18 })]}</Notice>
}
