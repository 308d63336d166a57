import { isTimeToCharge } from '@milepost/domain/renewal/renewal-days'
import { isPricedAnew } from '@milepost/domain/renewal/subscription'
import { completePurchase } from '../payment/complete-purchase'
import { cardOrder, newAttempt } from '../payment/new-attempt'
import { heardBack } from '../payment/paid-attempt'
import type { AskedPurchase } from '../payment/purchase-request'
import type { Policy } from '../policy/ports'
import { type OpenQuote, stateOf } from '../quote/open-quote'
import { isAwaitingAnswers } from '../quote/priced-quote'
import { completeRenewal, giveUpRenewal } from './complete-renewal'
import { nextQuote } from './next-quote'
import { quoteAtNotifiedPrice } from './notified-price'
import type { NotRenewed, Renewal, RenewalPorts } from './ports'
import { offerLike, type RenewingPolicy, renewingPolicy } from './renewing-policy'

/**
 * Charges the saved card for the next period, the day before this one ends (RST-12, D-225). The period is held first, by one of all
 * who look; then it is paid like any purchase: an attempt that is written down, the provider, the one transaction that makes a
 * policy or lets the money go. So two charges of a period cannot both be taken, whoever dies when (F29).
 */
export async function chargeRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const now = ports.clock()
  if (!isTimeToCharge(now, renewal.lastDay)) return
  // A price that is another one is charged to nobody who was not told of it: the email goes first, or nothing does.
  const isAnotherPrice = isPricedAnew(renewal.term, renewal.period) || renewal.askedAt !== undefined
  if (isAnotherPrice && renewal.firstNotifiedAt === undefined) return
  const { tenant, fromPolicy: policyNumber } = renewal
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  // What the back office holds in its hands is not renewed behind its back; once it is given back there may still be time (D-050).
  if (await isHeld(renewal, ending.policy, ports)) return
  const quote = await nextQuote(renewal, ending, ports)
  // There is no price before its customer has answered; they are asked for that (D-266).
  if (quote && isAwaitingAnswers(quote.current)) return
  const claimed = await ports.renewals.claimCharge(renewal, now)
  if (claimed === undefined) return
  const named = { ...claimed, reference: quote?.reference ?? claimed.reference }
  const opened = quote && stateOf(quote, now)
  if (opened?.kind === 'closed' && opened.reason === 'taken-up') return completeRenewal(named, ports)
  const asked = opened?.kind === 'open' ? await payRenewal(named, opened.quote, ending, ports) : 'not-offered'
  await (asked === 'asked' ? completeRenewal(named, ports) : giveUpRenewal(named, asked, ports))
}

async function isHeld(
  { tenant, reference }: Renewal,
  policy: Policy,
  { quotes, clock }: RenewalPorts,
): Promise<boolean> {
  const now = clock()
  const bought = await quotes.findQuote(policy, now)
  const next = reference === undefined ? undefined : await quotes.findQuote({ tenant, reference }, now)
  return (bought?.isLocked || next?.isLocked) ?? false
}

/** `asked`: what became of it, the till knows. Otherwise nothing could be asked of anybody, and another try would be the same. */
export type Asked = 'asked' | Extract<NotRenewed, 'card-gone' | 'not-offered'>

/** Pays for the next period from the saved card, at the price its customer was told of. */
async function payRenewal(
  renewal: Renewal,
  open: OpenQuote,
  { policy, card }: RenewingPolicy,
  ports: RenewalPorts,
): Promise<Asked> {
  const provider = card && ports.cards.byName(card.provider)
  if (!card || !provider) return 'card-gone'
  const now = ports.clock()
  const quote = await quoteAtNotifiedPrice(renewal, open, now, ports)
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
function purchaseLike({ current }: OpenQuote, { requested }: Policy): AskedPurchase {
  return {
    ...requested,
    coverStartDate: current.risk.cover.start.date,
    sendWelcomePack: false,
    chosenOver: undefined,
    account: undefined,
  }
}
