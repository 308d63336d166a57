import { isIn, openStates } from '@milepost/domain/payment/attempt-states'
import type { CardPage } from '@milepost/domain/payment/card-page'
import type { Pence } from '@milepost/domain/values/pence'
import { crashpoint } from '../../platform/crashpoint.ts'
import type { Failed, NotFound } from '../../platform/ports.ts'
import { type Closed, openQuote, type QuoteAsked } from '../../quote/open-quote.ts'
import type { Mismatch } from '../../quote/rerate.ts'
import { type AskedPurchase, lacksSavedCard, type Unfit } from '../take-up/purchase-request.ts'
import { whyNotPayable } from './fit-offer.ts'
import { cardOrder, newAttempt, splitPurchase } from './new-attempt.ts'
import type { Attempt, PaymentPorts } from './ports.ts'
import type { CardRefused } from './provider-ports.ts'
import { type NamedOffer, namedOffer, offerAt } from './purchased-offer.ts'

export type IntentRequest = QuoteAsked & {
  page: CardPage
  /** As shown on the page: compared, never charged (D-198). */
  amount: Pence
  saveCard: boolean
  /** Absent when the caller does not name an offer. */
  offer: NamedOffer | undefined
  purchase: AskedPurchase | undefined
}

export type IntentMade =
  | { kind: 'made'; paymentId: string; clientSecret: string }
  /** Another tab is paying for this quote at this moment (F5). */
  | { kind: 'under-way' }
  | Unfit
  | Mismatch
  | NotFound
  | Closed
  | CardRefused
  | Failed

/** Prepares a payment of the stored price. A repeat for the same price returns the same payment (F5). */
export async function makePaymentIntent(request: IntentRequest, ports: PaymentPorts): Promise<IntentMade> {
  const { page, amount, saveCard, offer: named, purchase, ...asked } = request
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  const now = ports.clock()
  const offer = named ? namedOffer(quote, named) : offerAt(quote, amount)
  if (offer === undefined) return { kind: 'mismatch' }
  if (offer.due !== amount || amount === 0)
    return { kind: 'unfit', field: 'paymentDetails.amount', message: 'Send the amount that is due now' }
  if (purchase && lacksSavedCard(quote, { ...purchase, saveCard }))
    return {
      kind: 'unfit',
      field: 'paymentDetails.saveCard',
      message: 'A restarted policy that renews automatically is paid from the saved card',
    }
  const why = await whyNotPayable(quote, offer, purchase, now, ports)
  if (why) return why.kind === 'unfit' ? { ...why, field: placeOf(why.field) } : why

  const provider = ports.cards.forPage(page, quote.tenant)
  const begun = await ports.payments.begin({
    ...newAttempt(quote, offer, purchase, now),
    provider: provider.name,
    nonceHash: undefined,
    state: 'CREATED',
  })
  if (begun.kind === 'moved-on') return { kind: 'mismatch' }
  if (!isIn(openStates, begun.attempt.state)) return { kind: 'under-way' }
  const { requested, account } = splitPurchase(purchase, offer.paymentOption.code)
  const attempt = requested ? await ports.payments.note(begun.attempt, { requested, account }) : begun.attempt
  return prepare(attempt, saveCard, ports)
}

/** In the body of this call the purchase is one level down. */
function placeOf(field: string): string {
  return field === 'quoteReference' ? field : `purchase.${field}`
}

async function prepare(attempt: Attempt, saveCard: boolean, ports: PaymentPorts): Promise<IntentMade> {
  const provider = attempt.provider && ports.cards.byName(attempt.provider)
  if (!provider) return { kind: 'failed', reason: 'unreachable' }
  crashpoint('intent.beforeProvider')
  const prepared = await provider.prepare(cardOrder(attempt, saveCard))
  crashpoint('intent.afterProvider')
  if (prepared.kind !== 'found') return prepared
  const { ref, clientSecret } = prepared.value
  if (ref !== undefined && attempt.providerRef === undefined)
    await ports.payments.note(attempt, { providerRef: ref })
  return { kind: 'made', paymentId: attempt.id, clientSecret }
}
