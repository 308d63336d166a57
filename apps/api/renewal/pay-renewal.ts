import { cardOrder } from '../payment/card-order'
import { completePurchase } from '../payment/complete-purchase'
import { newAttempt } from '../payment/new-attempt'
import { heardBack } from '../payment/paid-attempt'
import type { AskedPurchase } from '../payment/purchase-request'
import type { Policy } from '../policy/ports'
import type { OpenQuote } from '../quote/open-quote'
import type { RenewalPorts } from './all-ports'
import { standingAsTold } from './notified-price'
import { offerLike } from './offer-like'
import type { NotRenewed, Renewal } from './ports'
import type { RenewingPolicy } from './renewing-policy'

/** `asked`: what became of it, the till knows. Otherwise nothing could be asked of anybody, and another try would be the same. */
export type Asked = 'asked' | Extract<NotRenewed, 'card-gone' | 'not-offered'>

/** Pays for the next period from the saved card, at the price its customer was told of. */
export async function payRenewal(
  renewal: Renewal,
  open: OpenQuote,
  { policy, card }: RenewingPolicy,
  ports: RenewalPorts,
): Promise<Asked> {
  const provider = card && ports.cards.byName(card.provider)
  if (!card || !provider) return 'card-gone'
  const now = ports.clock()
  const quote = await standingAsTold(renewal, open, now, ports)
  // Its customer has it in hand at this moment: they see it through, or the next look does.
  if (quote === undefined) return 'asked'
  const offer = offerLike(quote, policy)
  if (!offer) return 'not-offered'
  const begun = await ports.payments.begin({
    ...newAttempt(quote, offer, purchaseLike(quote, policy), now),
    provider: card.provider,
    nonceHash: undefined,
    state: 'CONFIRM_READY',
  })
  // Somebody else pays for it, or has: they see it through.
  if (begun.kind !== 'begun') return 'asked'
  const order = { ...cardOrder(begun.attempt, false), customerRef: card.customerRef }
  const { attempt } = await heardBack(begun.attempt, await provider.chargeSaved(order, card), ports)
  if (attempt.state === 'AUTHORISED') await completePurchase(attempt, ports)
  return 'asked'
}

/** As it was wanted the first time, for the next days. */
function purchaseLike({ current }: OpenQuote, { wanted }: Policy): AskedPurchase {
  return {
    ...wanted,
    coverStartDate: current.risk.cover.start.date,
    sendWelcomePack: false,
    chosenOver: undefined,
    account: undefined,
  }
}
