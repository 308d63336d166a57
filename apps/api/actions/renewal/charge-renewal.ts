import { dueNow } from '@milepost/domain/payment/due-now'
import { isPricedAnew } from '@milepost/domain/renewal/periods'
import { isTimeToCharge } from '@milepost/domain/renewal/renewal-days'
import { addDays } from '@milepost/domain/values/local-date'
import type { Policy } from '../../ports/policies'
import type { Renewal } from '../../ports/renewals'
import type { SavedCard } from '../../ports/saved-cards'
import type { BoughtOffer } from '../payment/bought-offer'
import { cardOrder } from '../payment/card-order'
import { completePurchase } from '../payment/complete-purchase'
import { newAttempt } from '../payment/new-attempt'
import { heardBack } from '../payment/paid-attempt'
import type { AskedPurchase } from '../payment/wanted'
import { type OpenQuote, stateOf } from '../quote/open-quote'
import { nextQuote } from './next-quote'
import type { RenewalPorts } from './renewal-ports'
import { renewingPolicy } from './renewing-policy'
import { failRenewal, settleRenewal } from './settle-renewal'

/**
 * Charges the saved card for the next period, the day before this one ends (RST-12, D-225). The period is held first, by one of all
 * who look; then it is paid like any purchase: an attempt that is written down, the provider, the one transaction that makes a
 * policy or lets the money go. So two charges of a period cannot both be taken, whoever dies when (F29).
 */
export async function chargeRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const now = ports.clock()
  if (!isTimeToCharge(now, renewal.lastDay)) return
  // A price that is another one is charged to nobody who was not told of it: the letter goes first, or nothing does.
  if (isPricedAnew(renewal.term, renewal.period) && renewal.firstToldAt === undefined) return
  const claimed = await ports.renewals.claimCharge(renewal, now)
  if (claimed === undefined) return
  const { tenant, fromPolicy: policyNumber } = claimed
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  const quote = await nextQuote(claimed, ending, ports)
  // A policy that the back office holds in its hands is not renewed behind its back (D-050).
  const held = await ports.quotes.findQuote(ending.policy, now)
  const opened = quote && stateOf(quote, now)
  const isPaid =
    opened?.kind === 'open' &&
    // Looked at and changed since by its customer: then it is theirs to buy, and not ours to take.
    opened.quote.current.risk.cover.start.date === addDays(renewal.lastDay, 1) &&
    !held?.isLocked &&
    ending.card !== undefined &&
    (await pay(opened.quote, ending.policy, ending.card, ports))
  const named = { ...claimed, reference: quote?.reference ?? claimed.reference }
  // Where there was nothing to be paid, or nobody to pay it, no attempt tells so.
  await (isPaid ? settleRenewal(named, ports) : failRenewal(named, ports))
}

/** False when nothing could be asked of anybody. */
async function pay(quote: OpenQuote, policy: Policy, card: SavedCard, ports: RenewalPorts): Promise<boolean> {
  const provider = ports.cards.byName(card.provider)
  const offer = offerLike(quote, policy)
  if (!provider || !offer) return false
  const now = ports.clock()
  const begun = await ports.payments.begin({
    ...newAttempt(quote, offer, purchaseLike(quote, policy), { now, sealing: ports.sealing }),
    provider: card.provider,
    nonceHash: undefined,
    state: 'CONFIRM_READY',
  })
  // Somebody else pays for it, or has: they see it through.
  if (begun.kind !== 'begun') return true
  const order = { ...cardOrder(begun.attempt, false), customerRef: card.customerRef }
  const { attempt } = await heardBack(begun.attempt, await provider.chargeSaved(order, card), ports)
  if (attempt.state === 'AUTHORISED') await completePurchase(attempt, ports)
  return true
}

/** The offer that was bought before, at its price of now. */
export function offerLike({ current }: OpenQuote, { collectionCode }: Policy): BoughtOffer | undefined {
  const [option] = current.assessment.outcome.options
  const way = option?.paymentOptions.find(({ code }) => code === collectionCode)
  return option && way && { optionId: option.optionId, way, due: dueNow(way) }
}

/** As it was wanted the first time, for the next days. */
function purchaseLike({ current }: OpenQuote, { wanted }: Policy): AskedPurchase {
  return {
    ...wanted,
    coverStartDate: current.risk.cover.start.date,
    sendWelcomePack: false,
    // It is kept already.
    saveCard: false,
    chosenOver: undefined,
    account: undefined,
  }
}
