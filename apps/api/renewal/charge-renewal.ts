import { mayCharge } from '@milepost/domain/promise/renewal-course'
import { cardOrder, newAttempt } from '../purchase/attempt/new-attempt.ts'
import { applyReply } from '../purchase/attempt/paid-attempt.ts'
import { isAllowed } from '../purchase/policy/check-act.ts'
import type { Policy } from '../purchase/policy/ports.ts'
import { completePurchase } from '../purchase/take-up/complete-purchase.ts'
import type { AskedPurchase } from '../purchase/take-up/purchase-request.ts'
import { type OpenQuote, stateOf } from '../quote/open-quote.ts'
import { isAwaitingAnswers } from '../quote/priced-quote.ts'
import { completeRenewal, giveUpRenewal } from './complete-renewal.ts'
import { courseOf } from './course-of.ts'
import { nextQuote } from './next-quote.ts'
import { quoteAtNotifiedPrice } from './notified-price.ts'
import type { NotRenewed, Renewal, RenewalPorts } from './ports.ts'
import { offerLike, type RenewingPolicy, renewingPolicy } from './renewing-policy.ts'

/**
 * Charges the saved card for the next period, on the day its notice names: the day before this one ends (RST-12, D-225, D-278). One process claims the period first.
 * Then it is paid like any purchase: a stored attempt, the provider, and the one transaction that makes a policy or voids the
 * authorisation. Two charges of one period can therefore never both be captured, even if a process dies (F29).
 */
export async function chargeRenewal(renewal: Renewal, ports: RenewalPorts): Promise<void> {
  const { tenant, fromPolicy: policyNumber } = renewal
  if (!(await isAllowed('renew', { tenant, policyNumber }, ports))) return
  const now = ports.clock()
  // Not before the days that its notice promises have passed since the mail server took it: the email is sent first (D-278).
  const { course } = await courseOf(renewal, ports)
  if (!mayCharge(course, now)) return
  const ending = await renewingPolicy({ tenant, policyNumber }, ports)
  // A quote that the back office has locked is not renewed; there may still be time once it is unlocked (D-050).
  if (await isHeld(renewal, ending.policy, ports)) return
  const quote = await nextQuote(renewal, ending, ports)
  // There is no price until the customer has answered; an email asks them to (D-266).
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
  const purchasedQuote = await quotes.findQuote(policy, now)
  const next = reference === undefined ? undefined : await quotes.findQuote({ tenant, reference }, now)
  return (purchasedQuote?.isLocked || next?.isLocked) ?? false
}

/** `asked`: the payment attempt knows the outcome. Otherwise nothing could be charged, and another try would end the same way. */
export type Asked = 'asked' | Extract<NotRenewed, 'card-gone' | 'not-offered'>

/** Pays for the next period from the saved card, at the price its customer was notified of. */
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
  // The customer is paying for it now. They complete the payment, or the next run does.
  if (quote === undefined) return 'asked'
  const offer = offerLike(quote, policy)
  if (!offer) return 'not-offered'
  const begun = await ports.payments.begin({
    ...newAttempt(quote, offer, purchaseLike(quote, policy), now),
    provider: card.provider,
    nonceHash: undefined,
    state: 'CONFIRM_READY',
  })
  // Another process or the customer is paying for it or has paid, and completes the payment.
  if (begun.kind !== 'begun') return 'asked'
  const order = { ...cardOrder(begun.attempt, false), customerRef: card.customerRef }
  const { attempt } = await applyReply(begun.attempt, await provider.chargeSaved(order, card), ports)
  if (attempt.state === 'AUTHORISED') await completePurchase(attempt, ports)
  return 'asked'
}

/** The purchase of the policy again, for the next period. */
function purchaseLike({ current }: OpenQuote, { requested }: Policy): AskedPurchase {
  return {
    ...requested,
    coverStartDate: current.risk.cover.start.date,
    isAutomatic: true,
    sendWelcomePack: false,
    chosenOver: undefined,
    account: undefined,
  }
}
