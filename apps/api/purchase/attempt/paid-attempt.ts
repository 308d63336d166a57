import { crashpoint } from '../../platform/crashpoint.ts'
import type { OpenQuote } from '../../quote/open-quote.ts'
import type { StoredQuote } from '../../quote/ports.ts'
import type { Mismatch } from '../../quote/rerate.ts'
import {
  nonceHash,
  type PaidBy,
  type TakeUpRequest,
  type Unfit,
  unfitPurchase,
} from '../take-up/purchase-request.ts'
import { type Asked, apply, askProvider } from './ask-provider.ts'
import { whyNotPayable } from './fit-offer.ts'
import { cardOrder, newAttempt, splitPurchase } from './new-attempt.ts'
import type { Attempt, PaymentPorts } from './ports.ts'
import type { CardProvider } from './provider-ports.ts'
import { namedOffer, type PurchasedOffer, purchasedOption } from './purchased-offer.ts'

type Refused = Mismatch | Unfit | { kind: 'under-way' } | { kind: 'checking' }

/** The attempt that a browser has confirmed: of this quote, for this offer, with the provider's own id (T9). */
export async function confirmedAttempt(
  quote: StoredQuote,
  { paymentId, authorizationId }: Extract<PaidBy, { kind: 'confirmed' }>,
  { offer, purchase }: TakeUpRequest,
  { payments, clock }: PaymentPorts,
): Promise<Attempt | Mismatch | Unfit> {
  const attempt = await payments.findAttempt(paymentId)
  if (
    attempt === undefined ||
    attempt.tenant !== quote.tenant ||
    attempt.reference !== quote.reference ||
    attempt.providerRef !== authorizationId ||
    attempt.optionId !== offer.optionId ||
    attempt.collectionCode !== offer.collectionCode
  )
    return { kind: 'mismatch' }
  if (attempt.requested !== undefined) return attempt
  // It was prepared without a purchase, so the purchase is validated now: no step may be skipped (safety T25).
  const paymentOption = purchasedOption(quote.current, attempt)
  const unfit = paymentOption && unfitPurchase(quote, paymentOption, purchase, clock())
  if (unfit) return unfit
  const { requested, account } = splitPurchase(purchase, attempt.collectionCode)
  return requested ? payments.note(attempt, { requested, account }) : attempt
}

/**
 * An attempt paid by a nonce. It is stored before the provider is asked, under the order id that the provider gets: if this
 * process dies now, the payment is found by that id (take-up, step 3).
 */
export async function nonceAttempt(
  quote: OpenQuote,
  { nonce, deviceData }: Extract<PaidBy, { kind: 'nonce' }>,
  request: TakeUpRequest,
  now: Date,
  ports: PaymentPorts,
): Promise<Asked | Refused> {
  const offer = await fitOffer(quote, request, now, ports)
  if ('kind' in offer) return offer
  const provider = ports.cards.forPage('BRAINTREE', quote.tenant)
  const hash = nonceHash(nonce)
  // Whether the card is saved was decided when the payment was prepared.
  const saveCard = (await ports.payments.liveAttempt(quote))?.requested?.saveCard ?? request.purchase.saveCard
  const purchase = { ...request.purchase, saveCard }
  const begun = await ports.payments.begin({
    ...newAttempt(quote, offer, purchase, now),
    provider: provider.name,
    nonceHash: hash,
    state: 'CONFIRM_READY',
  })
  if (begun.kind === 'moved-on') return { kind: 'mismatch' }
  const { attempt } = begun
  if (begun.kind === 'begun') return authorise(attempt, { nonce, deviceData }, provider, request, ports)
  if (attempt.nonceHash && hash.equals(attempt.nonceHash)) return askProvider(attempt, ports)
  if (attempt.state !== 'CREATED') return { kind: 'under-way' }
  const ready = await ports.payments.move(attempt, { to: 'CONFIRM_READY', now, nonceHash: hash })
  if (ready === 'moved-on') return { kind: 'under-way' }
  return authorise(ready, { nonce, deviceData }, provider, request, ports)
}

async function authorise(
  attempt: Attempt,
  by: { nonce: string; deviceData: string },
  provider: CardProvider,
  { purchase }: TakeUpRequest,
  ports: PaymentPorts,
): Promise<Asked> {
  // Whether the card is saved was decided when the payment was prepared.
  const saveCard = attempt.requested?.saveCard ?? purchase.saveCard
  const { requested, account } = splitPurchase({ ...purchase, saveCard }, attempt.collectionCode)
  const noted = requested ? await ports.payments.note(attempt, { requested, account }) : attempt
  crashpoint('intent.beforeProvider')
  const order = cardOrder(noted, saveCard)
  const reply = await provider.authorise(order, { ...by, billing: purchase.billing })
  crashpoint('intent.afterProvider')
  return applyReply(noted, reply, ports)
}

/** Moves an attempt to the state in the provider's reply. Without a reply the quote cannot be paid again until the state is known (F12). */
export async function applyReply(
  attempt: Attempt,
  reply: Awaited<ReturnType<CardProvider['authorise']>>,
  ports: PaymentPorts,
): Promise<Asked> {
  const now = ports.clock()
  if (reply.kind === 'found') return apply(attempt, reply.value, ports)
  const move =
    reply.kind === 'refused'
      ? ({ to: 'DECLINED', now, failure: reply.failure, providerRef: reply.payment?.ref } as const)
      : ({ to: 'UNKNOWN', now, jobs: [{ name: 'settle-attempt', data: { attemptId: attempt.id } }] } as const)
  const moved = await ports.payments.move(attempt, move)
  const after = moved === 'moved-on' ? await ports.payments.findAttempt(attempt.id) : moved
  return { attempt: after ?? attempt, verdict: { kind: 'unknown' } }
}

/** Nothing is due now: there is no provider to ask and no money to authorise (D-182). */
export async function unpaidAttempt(
  quote: OpenQuote,
  request: TakeUpRequest,
  now: Date,
  ports: PaymentPorts,
): Promise<Asked | Refused> {
  const offer = await fitOffer(quote, request, now, ports)
  if ('kind' in offer) return offer
  if (offer.due !== 0)
    return { kind: 'unfit', field: 'paymentId', message: 'Required: something is due now, and must be paid' }
  const begun = await ports.payments.begin({
    ...newAttempt(quote, offer, request.purchase, now),
    provider: undefined,
    nonceHash: undefined,
    state: 'AUTHORISED',
  })
  if (begun.kind === 'moved-on') return { kind: 'mismatch' }
  return { attempt: begun.attempt, verdict: { kind: 'held' } }
}

/** The offer of a request that pays in the same call, if it may be bought. */
async function fitOffer(
  quote: OpenQuote,
  { offer: named, purchase }: TakeUpRequest,
  now: Date,
  ports: PaymentPorts,
): Promise<PurchasedOffer | Mismatch | Unfit> {
  const offer = namedOffer(quote, named)
  if (offer === undefined) return { kind: 'mismatch' }
  return (await whyNotPayable(quote, offer, purchase, now, ports)) ?? offer
}
