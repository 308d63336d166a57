import * as z from 'zod/mini'
import type { Failed, Found } from '../../platform/ports.ts'
import type { CardProvider } from '../../purchase/attempt/provider-ports.ts'
import type { Answered } from '../http/attempt.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Ask } from '../http/outgoing.ts'
import {
  poundsText,
  type TransactionGateway,
  type TransactionRecord,
  type TransactionRefused,
  transactionRecord,
} from './drop-in/transaction-gateway.ts'
import { transactionProvider } from './drop-in/transaction-provider.ts'
import { readAnswer } from './read-answer.ts'
import { sandboxEvents } from './sandbox-events.ts'
import type { SandboxAccount } from './sandbox-intents.ts'

const nonceReply = z.object({
  paymentMethodNonce: z.object({
    type: z.string(),
    details: z.nullish(z.object({ isNetworkTokenized: z.nullish(z.boolean()) })),
  }),
})
const tokenReply = z.object({ clientToken: z.string() })
const transactionReply = z.object({ transaction: transactionRecord })
const listed = z.object({ transactions: z.array(transactionRecord) })
const refusal = z.object({
  success: z.literal(false),
  errors: z.array(z.object({ code: z.string() })),
  transaction: z.optional(transactionRecord),
})

/** The sandbox's drop-in. */
export function sandboxDropIn(ask: Ask, account: SandboxAccount): CardProvider {
  const { readEvent } = sandboxEvents(account.secret, 'transaction')
  return transactionProvider(gateway(ask, account), {
    name: 'sandbox-drop-in',
    client: account.client,
    readEvent,
  })
}

function gateway(ask: Ask, { baseUrl, secret }: SandboxAccount): TransactionGateway {
  const merchantAccountId = 'sandbox'
  const at = (...parts: readonly string[]) =>
    endpoint(baseUrl, 'cards', 'drop-in', 'merchants', merchantAccountId, ...parts)
  const headers = { authorization: `Bearer ${secret}` }

  const get = (url: string) => ask({ method: 'GET', url, headers, safe: true })
  /** Sent once unless `safe`: there is no idempotency key. */
  const send = (method: 'POST' | 'PUT', url: string, body: object, safe: boolean) =>
    ask({ method, url, headers, body, safe })

  return {
    async clientToken(_brand, customerId) {
      const body = { merchantAccountId, ...(customerId !== undefined && { customerId }) }
      return readAnswer(
        await send('POST', at('client_token'), body, true),
        tokenReply,
        (token) => token.clientToken,
      )
    },
    async nonce(nonce) {
      const answer = await get(at('payment_method_nonces', nonce))
      if (answer.kind === 'answered' && answer.status === 404) return { kind: 'not-found' }
      return readAnswer(answer, nonceReply, ({ paymentMethodNonce }) => paymentMethodNonce)
    },
    async sale({ orderId, amount, saveCard, customerRef, metadata, statement }, paid, { asksBank }) {
      const { nonce, deviceData } = paid
      // A card is saved for a customer; a new one gets the order's id as customer id.
      const customerId = customerRef ?? (saveCard ? orderId : undefined)
      const wish = {
        amount: poundsText(amount),
        paymentMethodNonce: nonce,
        orderId,
        deviceData,
        merchantAccountId,
        descriptor: { name: `${statement.short}*${statement.name}` },
        ...(saveCard && { transactionSource: 'recurring_first' }),
        customFields: { ...metadata, order_id: orderId },
        ...(customerId !== undefined && { customerId }),
        options: {
          submitForSettlement: false,
          storeInVaultOnSuccess: saveCard,
          ...(asksBank && { threeDSecure: { required: true } }),
        },
      }
      return transactionOf(await send('POST', at('transactions'), wish, false))
    },
    async saleAgain({ orderId, amount, metadata, statement }, { customerRef, methodRef }) {
      const wish = {
        amount: poundsText(amount),
        paymentMethodToken: methodRef,
        customerId: customerRef,
        orderId,
        merchantAccountId,
        descriptor: { name: `${statement.short}*${statement.name}` },
        transactionSource: 'recurring',
        customFields: { ...metadata, order_id: orderId },
        options: { submitForSettlement: false },
      }
      return transactionOf(await send('POST', at('transactions'), wish, false))
    },
    async removeMethod(token) {
      const answer = await ask({ method: 'DELETE', url: at('payment_methods', token), headers, safe: true })
      if (answer.kind === 'answered' && answer.status === 404) return { kind: 'not-found' }
      return readAnswer(answer, z.unknown(), () => true as const)
    },
    async find(id) {
      const answer = await get(at('transactions', id))
      if (answer.kind === 'answered' && answer.status === 404) return { kind: 'not-found' }
      return readAnswer(answer, transactionReply, ({ transaction }) => transaction)
    },
    async search(orderId) {
      const answer = await send(
        'POST',
        at('transactions', 'advanced_search'),
        { orderId: { is: orderId } },
        true,
      )
      return readAnswer(answer, listed, ({ transactions }) => transactions)
    },
    async settle(id, amount) {
      const body = { amount: poundsText(amount) }
      return transactionOf(await send('PUT', at('transactions', id, 'submit_for_settlement'), body, false))
    },
    async void(id) {
      return transactionOf(await send('PUT', at('transactions', id, 'void'), {}, false))
    },
    async refund(id, amount) {
      const body = { amount: poundsText(amount) }
      const answer = await send('POST', at('transactions', id, 'refund'), body, false)
      return refusedIn(answer) ?? readAnswer(answer, z.unknown(), (refund) => refund)
    },
  }
}

function transactionOf(answer: Answered | Failed): Found<TransactionRecord> | TransactionRefused | Failed {
  return refusedIn(answer) ?? readAnswer(answer, transactionReply, ({ transaction }) => transaction)
}

function refusedIn(answer: Answered | Failed): TransactionRefused | undefined {
  if (answer.kind === 'failed' || answer.status < 400) return undefined
  const refused = refusal.safeParse(answer.body).data
  if (refused === undefined) return undefined
  return { kind: 'refused', codes: refused.errors.map(({ code }) => code), transaction: refused.transaction }
}
