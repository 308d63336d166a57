import { type Pence, subtract } from '@milepost/domain/values/pence'
import type { Failed, Found, NotFound } from '../../../platform/ports.ts'
import type {
  CardOrder,
  CardPayment,
  CardProvider,
  CardRefused,
} from '../../../purchase/attempt/provider-ports.ts'
import { mostSignificant } from '../most-significant.ts'
import { singleUse } from '../single-use.ts'
import { validationFailure } from './transaction-failures.ts'
import type {
  NonceRecord,
  TransactionGateway,
  TransactionRecord,
  TransactionRefused,
} from './transaction-gateway.ts'
import { isTwin, paymentOfTransaction } from './transaction-payment.ts'

type Own = Pick<CardProvider, 'name' | 'client' | 'readEvent'>

/** A card provider with a drop-in: the browser creates a nonce, and the money is authorised here with it (CRD-22). */
export function transactionProvider(gateway: TransactionGateway, own: Own): CardProvider {
  async function find(ref: string): Promise<Found<CardPayment> | NotFound | Failed> {
    const answer = await gateway.find(ref)
    return answer.kind === 'found' ? found(answer.value) : answer
  }

  async function findByOrder(orderId: string): Promise<Found<CardPayment> | NotFound | Failed> {
    const answer = await gateway.search(orderId)
    if (answer.kind !== 'found') return answer
    const first = mostSignificant(answer.value.filter((each) => !isTwin(each)).map(paymentOfTransaction))
    if (first) return { kind: 'found', value: first }
    // A duplicate without its original means that the original cannot be seen yet, so the answer must not be "not found".
    return answer.value.length > 0 ? { kind: 'failed', reason: 'broken' } : { kind: 'not-found' }
  }

  /**
   * A duplicate, or a used nonce, may be our own first try whose reply was lost. If the order's payment is found, it is no failure
   * (F13).
   */
  async function notSold(
    { orderId }: CardOrder,
    answer: TransactionRefused,
  ): Promise<Found<CardPayment> | CardRefused | Failed> {
    const { codes, transaction } = answer
    const failure = validationFailure(codes)
    const twin = transaction !== undefined && isTwin(transaction)
    if (twin || failure === 'token-used') {
      const before = await findByOrder(orderId)
      if (before.kind === 'found') return singleUse(before)
      if (before.kind === 'failed') return before
    }
    return refused(answer)
  }

  /** Looked up before the sale: nothing else prevents a second sale of the same order (F13). */
  async function soldOnce(
    order: CardOrder,
    sale: () => Promise<Found<TransactionRecord> | TransactionRefused | Failed>,
  ): Promise<Found<CardPayment> | CardRefused | Failed> {
    const before = await findByOrder(order.orderId)
    if (before.kind === 'found') return singleUse(before)
    if (before.kind === 'failed') return before
    const sold = await sale()
    if (sold.kind === 'found') return singleUse(found(sold.value))
    return sold.kind === 'refused' ? notSold(order, sold) : sold
  }

  /** A refusal may mean that it has been done already, so the payment is looked up (F17). */
  async function resultOf(
    ref: string,
    answer: Found<TransactionRecord> | TransactionRefused | Failed,
    done: CardPayment['status'],
  ): Promise<Found<CardPayment> | CardRefused | Failed> {
    if (answer.kind === 'failed') return answer
    if (answer.kind === 'found') return found(answer.value)
    const now = await find(ref)
    if (now.kind === 'failed') return now
    if (now.kind === 'found' && now.value.status === done) return now
    return refused(answer, now.kind === 'found' ? now.value : undefined)
  }

  return {
    ...own,
    find,
    findByOrder,
    clientToken: (brand, customerRef) => gateway.clientToken(brand, customerRef),

    async prepare({ brand, customerRef }) {
      const token = await gateway.clientToken(brand, customerRef)
      if (token.kind === 'failed') return token
      return { kind: 'found', value: { ref: undefined, clientSecret: token.value } }
    },

    authorise: (order, by) =>
      soldOnce(order, async () => {
        const nonce = await gateway.nonce(by.nonce)
        if (nonce.kind === 'failed') return nonce
        // An unknown nonce is still sent: the gateway reports what is wrong with it in its own codes.
        const asksBank = nonce.kind === 'not-found' || canBeAsked(nonce.value)
        return gateway.sale(order, by, { asksBank })
      }),
    async removeSaved({ methodRef }) {
      const removed = await gateway.removeMethod(methodRef)
      return removed.kind === 'failed' ? removed : { kind: 'found', value: true }
    },
    chargeSaved: (order, by) => soldOnce(order, () => gateway.saleAgain(order, by)),

    async capture(ref, { amount }) {
      return resultOf(ref, await gateway.settle(ref, amount), 'captured')
    },

    // Checked first: a gateway would also void a captured transaction that is not settled yet.
    async void(ref) {
      const now = await find(ref)
      if (now.kind === 'failed') return now
      if (now.kind === 'not-found') return { kind: 'refused', failure: 'failed', payment: undefined }
      if (now.value.status === 'captured') return { kind: 'refused', failure: 'failed', payment: now.value }
      // Declined or already voided: there is nothing to void.
      if (now.value.status !== 'authorised' && now.value.status !== 'processing') return now
      return resultOf(ref, await gateway.void(ref), 'voided')
    },

    refund: (ref, { amount }) => refundTransaction(gateway, find, ref, amount),
  }
}

/**
 * Typed cards, and cards that Google only stores, are authenticated by their bank. A network token was unlocked on the phone and
 * carries its own proof, and a PayPal account has no bank to ask: requiring 3-D Secure would make the gateway refuse both.
 */
function canBeAsked({ type, details }: NonceRecord): boolean {
  if (type === 'PayPalAccount' || type === 'ApplePayCard') return false
  return type !== 'AndroidPayCard' || details?.isNetworkTokenized !== true
}

function found(transaction: TransactionRecord): Found<CardPayment> {
  return { kind: 'found', value: paymentOfTransaction(transaction) }
}

function refused({ codes, transaction }: TransactionRefused, now?: CardPayment): CardRefused {
  const payment = now ?? (transaction && paymentOfTransaction(transaction))
  const failure = codes.length > 0 ? validationFailure(codes) : payment?.failure
  return { kind: 'refused', failure: failure ?? 'failed', payment }
}

/** Only a settled transaction can be refunded, which it is not for some hours after capture. */
const notSettled = ['91506', '91574']

/**
 * Brings the total refunded up to the amount; what was refunded before is not refunded again. A full refund of a transaction that
 * is not settled yet is a void.
 */
async function refundTransaction(
  gateway: TransactionGateway,
  find: CardProvider['find'],
  ref: string,
  amount: Pence,
): Promise<Found<CardPayment> | CardRefused | Failed> {
  const before = await find(ref)
  if (before.kind === 'failed') return before
  if (before.kind === 'not-found') return { kind: 'refused', failure: 'failed', payment: undefined }
  const payment = before.value
  const missing = subtract(amount, payment.refunded)
  // Voided by an earlier try whose reply was lost: nothing is left to refund (F13).
  if (missing <= 0 || payment.status === 'voided') return before
  if (payment.status !== 'captured' || amount > payment.captured)
    return { kind: 'refused', failure: 'failed', payment }

  const answer = await gateway.refund(ref, missing)
  if (answer.kind === 'failed') return answer
  if (answer.kind === 'refused') {
    if (!answer.codes.some((code) => notSettled.includes(code)))
      return { kind: 'refused', failure: validationFailure(answer.codes), payment }
    // A partial refund has to wait until it is settled, and so has a full one while it is settling.
    const voided = missing === payment.captured ? await gateway.void(ref) : answer
    if (voided.kind === 'failed') return voided
    if (voided.kind === 'refused') return { kind: 'failed', reason: 'throttled' }
  }
  const after = await find(ref)
  return after.kind === 'not-found' ? { kind: 'failed', reason: 'broken' } : after
}
