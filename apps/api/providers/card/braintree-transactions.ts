import type { BrandCode } from '@milepost/domain/terms/identity'
import type { BraintreeGateway, Transaction, TransactionRequest, ValidatedResponse } from 'braintree'
import * as z from 'zod/mini'
import type { Failed, Found } from '../../platform/ports.ts'
import type { Billing, CardOrder } from '../../purchase/attempt/provider-ports.ts'
import {
  type PaidBy,
  poundsText,
  type TransactionGateway,
  type TransactionRecord,
  type TransactionRefused,
  transactionRecord,
} from './drop-in/transaction-gateway.ts'
import { type Failure, type LibraryDeps, libraryCalls } from './library-calls.ts'

const BROKEN: Failed = { kind: 'failed', reason: 'broken' }
const once = { safe: false }
const again = { safe: true }

/** Transactions through Braintree's own library. */
export function braintreeTransactions(
  gateway: BraintreeGateway,
  merchantAccountOf: (brand: BrandCode) => string,
  { clock, limits, breakerMoved }: LibraryDeps,
): TransactionGateway {
  const call = libraryCalls(clock, limits, braintreeFailure, breakerMoved)
  const { transaction: transactions, clientToken, paymentMethod, paymentMethodNonce } = gateway

  /** A refund is a separate transaction, of which only the id is returned. */
  async function whole(read: LibraryTransaction): Promise<Found<TransactionRecord> | Failed> {
    const refunds = await Promise.all(
      (read.refundIds ?? []).map((id) => call(() => transactions.find(id), again)),
    )
    const amounts: { amount: string }[] = []
    for (const refund of refunds) {
      if ('kind' in refund) return refund
      amounts.push({ amount: refund.amount })
    }
    return { kind: 'found', value: { ...withOwnCard(read), refunds: amounts } }
  }

  async function found(response: unknown): Promise<Found<TransactionRecord> | Failed> {
    const read = libraryTransaction.safeParse(response)
    return read.success ? whole(read.data) : BROKEN
  }

  async function changed(
    work: () => Promise<ValidatedResponse<Transaction>>,
  ): Promise<Found<TransactionRecord> | TransactionRefused | Failed> {
    const answer = await call(work, once)
    if ('kind' in answer) return answer
    return answer.success ? found(answer.transaction) : refused(answer)
  }

  return {
    async clientToken(brand, customerId) {
      const wish = {
        merchantAccountId: merchantAccountOf(brand),
        ...(customerId !== undefined && { customerId }),
      }
      const answer = await call(() => clientToken.generate(wish), again)
      if ('kind' in answer) return answer
      return answer.success
        ? { kind: 'found', value: answer.clientToken }
        : { kind: 'failed', reason: 'refused' }
    },

    async nonce(nonce) {
      const answer = await call(() => paymentMethodNonce.find(nonce).catch(unlessNotFound), again)
      if (answer === undefined) return { kind: 'not-found' }
      if ('kind' in answer) return answer
      const read = libraryNonce.safeParse(answer)
      return read.success ? { kind: 'found', value: read.data } : BROKEN
    },

    sale: (order, by, { asksBank }) =>
      changed(() => transactions.sale(saleOf(order, by, asksBank, merchantAccountOf(order.brand)))),

    saleAgain: ({ orderId, amount, brand, statement }, { methodRef }) =>
      changed(() =>
        transactions.sale({
          amount: poundsText(amount),
          // The card implies its customer.
          paymentMethodToken: methodRef,
          orderId,
          merchantAccountId: merchantAccountOf(brand),
          descriptor: descriptorOf(statement),
          transactionSource: 'recurring',
          options: { submitForSettlement: false },
        }),
      ),

    async removeMethod(token) {
      const removed = await call(
        () =>
          paymentMethod
            .delete(token)
            .catch(unlessNotFound)
            .then(() => ({ isGone: true })),
        again,
      )
      return 'kind' in removed ? removed : { kind: 'found', value: true }
    },

    async find(id) {
      const answer = await call(() => transactions.find(id).catch(unlessNotFound), again)
      if (answer === undefined) return { kind: 'not-found' }
      return 'kind' in answer ? answer : found(answer)
    },

    async search(orderId) {
      const answer = await call(async () => {
        const all: unknown[] = []
        for await (const each of transactions.search((search) => search.orderId().is(orderId))) all.push(each)
        return { all }
      }, again)
      if ('kind' in answer) return answer
      const records: TransactionRecord[] = []
      for (const each of answer.all) {
        const record = await found(each)
        if (record.kind === 'failed') return record
        records.push(record.value)
      }
      return { kind: 'found', value: records }
    },

    settle: (id, amount) => changed(() => transactions.submitForSettlement(id, poundsText(amount))),
    void: (id) => changed(() => transactions.void(id)),
    async refund(id, amount) {
      const answer = await call(() => transactions.refund(id, poundsText(amount)), once)
      if ('kind' in answer) return answer
      return answer.success ? { kind: 'found', value: answer.transaction } : refused(answer)
    },
  }
}

function refused({ errors, transaction }: ValidatedResponse<Transaction>): TransactionRefused {
  const tried = libraryTransaction.safeParse(transaction).data
  return {
    kind: 'refused',
    codes: errors.deepErrors().map(({ code }) => code),
    transaction: tried && withOwnCard(tried),
  }
}

/**
 * The order's description and metadata are not sent: custom fields have to be set up at the gateway first, and an unknown one makes
 * it refuse the sale. The order id identifies the order.
 */
function saleOf(
  order: CardOrder,
  by: PaidBy,
  asksBank: boolean,
  merchantAccountId: string,
): TransactionRequest {
  const { orderId, amount, saveCard, customerRef, statement } = order
  const { firstName, lastName, email } = by.billing
  return {
    amount: poundsText(amount),
    paymentMethodNonce: by.nonce,
    // Empty if the browser blocked the collection of device data.
    ...(by.deviceData !== '' && { deviceData: by.deviceData }),
    orderId,
    merchantAccountId,
    descriptor: descriptorOf(statement),
    // We charge a saved card again later: card networks require the payment in which its owner agreed to that to be marked (D-225).
    ...(saveCard && { transactionSource: 'recurring_first' }),
    billing: billingOf(by.billing),
    // A payer who is not a customer yet becomes one when the card is saved.
    ...(customerRef === undefined
      ? { customer: { firstName, lastName, email } }
      : { customerId: customerRef }),
    options: {
      submitForSettlement: false,
      storeInVaultOnSuccess: saveCard,
      ...(asksBank && { threeDSecure: { required: true } }),
    },
  }
}

/** "ABC*NAME", the gateway's format: three characters, an asterisk and at most 18 more. */
function descriptorOf({ short, name }: CardOrder['statement']): TransactionRequest['descriptor'] {
  // The published types require a phone number and an address, which the gateway does not.
  return Object({ name: `${short}*${name}` })
}

function unlessNotFound(error: unknown): undefined {
  if (isNotFound(error)) return undefined
  throw error
}

function billingOf({ firstName, lastName, address }: Billing): TransactionRequest['billing'] {
  const { line1, line2, line3, postcode } = address
  const further = [line2, line3].filter((line) => line).join(', ')
  return {
    firstName,
    lastName,
    streetAddress: line1,
    ...(further !== '' && { extendedAddress: further }),
    postalCode: postcode,
    countryCodeAlpha2: 'GB',
  }
}

/** The library's errors can only be identified by name. */
const failures: Readonly<Record<string, Failure>> = {
  authenticationError: 'refused',
  authorizationError: 'refused',
  upgradeRequired: 'refused',
  tooManyRequestsError: 'throttled',
  requestTimeoutError: 'timed-out',
  gatewayTimeoutError: 'timed-out',
  serverError: 'broken',
  serviceUnavailableError: 'broken',
}

function braintreeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return 'broken'
  // A timeout and a broken connection have the same error name and differ only in the message.
  if (error.message === 'Request timed out') return 'timed-out'
  if (error.message.startsWith('Unexpected request error')) return 'unreachable'
  return failures[error.name] ?? 'broken'
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === 'notFoundError'
}

const text = z.nullish(z.string())
/** A card in a phone's wallet: its real scheme is in the source card's fields. */
const walletCard = z.nullish(
  z.object({
    token: text,
    cardType: text,
    sourceCardType: text,
    last4: text,
    sourceCardLast4: text,
    expirationMonth: text,
    expirationYear: text,
    countryOfIssuance: text,
  }),
)

/** A transaction as Braintree's library returns it, with a separate field for each kind of instrument. */
export const libraryTransaction = z.extend(transactionRecord, {
  applePayCard: walletCard,
  androidPayCard: walletCard,
  refundIds: z.nullish(z.array(z.string())),
})

/** A nonce as Braintree's library returns it, which turns empty details into an empty string. */
const libraryNonce = z.object({
  type: z.string(),
  details: z.catch(z.nullish(z.object({ isNetworkTokenized: z.nullish(z.boolean()) })), undefined),
})

type LibraryTransaction = z.output<typeof libraryTransaction>

/** The same with the card used in one field. The library returns an empty object for every other kind. */
export function withOwnCard({
  applePayCard,
  androidPayCard,
  refundIds: _,
  ...transaction
}: LibraryTransaction): TransactionRecord {
  const { paymentInstrumentType: type } = transaction
  const inPhone =
    type === 'apple_pay_card' ? applePayCard : type === 'android_pay_card' ? androidPayCard : undefined
  if (!inPhone) return transaction
  const { token, cardType, sourceCardType, last4, sourceCardLast4, countryOfIssuance } = inPhone
  const { expirationMonth, expirationYear } = inPhone
  const creditCard = {
    token,
    // "Apple Pay - Visa"
    cardType: (sourceCardType || cardType)?.replace(/^Apple Pay - /, ''),
    last4: sourceCardLast4 || last4,
    expirationMonth,
    expirationYear,
    countryOfIssuance,
  }
  return { ...transaction, creditCard }
}
