import type { ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { type FakeProvider, fakeProvider, type ReceivedRequest } from '../../testing/fake-provider.ts'
import { asLibraryTransaction, sandboxTransaction } from './braintree-transaction.ts'
import { camelCased, xml } from './xml.ts'

const sent = z.object({
  transaction: z.optional(z.record(z.string(), z.unknown())),
  clientToken: z.optional(z.record(z.string(), z.unknown())),
  search: z.optional(
    z.object({ orderId: z.object({ is: z.string() }), ids: z.optional(z.array(z.string())) }),
  ),
})
type Sent = z.output<typeof sent>
const one = z.object({ transaction: sandboxTransaction })
const many = z.object({ transactions: z.array(sandboxTransaction) })
const refused = z.object({
  message: z.string(),
  errors: z.array(z.object({ code: z.string(), attribute: z.string(), message: z.string() })),
  transaction: z.optional(sandboxTransaction),
})
const nonceReply = z.object({ paymentMethodNonce: z.record(z.string(), z.unknown()) })
const tokenReply = z.object({ clientToken: z.string() })

type Reply = { status: number; body: string }

/** Braintree's gateway, as its own library calls it, in front of the sandbox's drop-in: JSON in, XML out. */
export async function braintreeFront(
  sandboxUrl: string,
  /** How a client token is encoded; the sandbox's own format unless a real Braintree client reads it. */
  written: (token: string) => string = (token) => token,
): Promise<FakeProvider & { settleLater(on: boolean): void }> {
  /** Refunds, each a transaction of its own. */
  const refunds = new Map<string, string>()
  const voided = new Set<string>()
  let isSettledLater = false

  async function ask(request: ReceivedRequest, verb: string, path: string, body?: object) {
    const reply = await fetch(`${sandboxUrl}/cards/drop-in/merchants/m${path}`, {
      method: verb,
      headers: {
        authorization: request.headers.authorization ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: await reply.json() }
  }

  function transactionXml(sold: z.output<typeof sandboxTransaction>): string {
    for (const { id, amount } of sold.refunds ?? []) refunds.set(id, amount)
    return xml('transaction', asLibraryTransaction(sold, voided.has(sold.id)))
  }

  function answered({ status, body }: { status: number; body: unknown }): Reply {
    if (status < 300) return { status, body: transactionXml(one.parse(body).transaction) }
    if (status !== 400 && status !== 422) return { status, body: '' }
    const { message, errors, transaction } = refused.parse(body)
    const error = { errors: { errors: [], transaction: { errors } }, message }
    const inner = `${xml('x', error).slice(3, -4)}${transaction ? transactionXml(transaction) : ''}`
    return { status: 422, body: `<api-error-response>${inner}</api-error-response>` }
  }

  async function refund(request: ReceivedRequest, id: string, amount: unknown): Promise<Reply> {
    if (isSettledLater)
      return answered({
        status: 422,
        body: { message: 'no', errors: [{ code: '91506', attribute: 'base', message: 'no' }] },
      })
    const called = await ask(request, 'POST', `/transactions/${id}/refund`, { amount })
    if (called.status >= 300) return answered(called)
    return { status: 201, body: xml('transaction', { type: 'credit', amount }) }
  }

  /** A real gateway voids a captured transaction that is not settled; the sandbox settles immediately, so it refunds. */
  async function isVoided(request: ReceivedRequest, id: string): Promise<Reply> {
    const now = one.parse((await ask(request, 'GET', `/transactions/${id}`)).body).transaction
    if (!isSettledLater || now.status !== 'submitted_for_settlement')
      return answered(await ask(request, 'PUT', `/transactions/${id}/void`, {}))
    await ask(request, 'POST', `/transactions/${id}/refund`, {})
    voided.add(id)
    return { status: 200, body: transactionXml(now) }
  }

  async function search(request: ReceivedRequest, wish: Sent['search'], withAll: boolean): Promise<Reply> {
    const called = await ask(request, 'POST', '/transactions/advanced_search', { orderId: wish?.orderId })
    if (called.status >= 300) return { status: called.status, body: '' }
    const { transactions } = many.parse(called.body)
    const ids = transactions.map(({ id }) => id)
    if (!withAll) return { status: 200, body: xml('searchResults', { pageSize: 50, ids }) }
    const asked = transactions.filter(({ id }) => wish?.ids?.includes(id)).map(transactionXml)
    return {
      status: 200,
      body: `<credit-card-transactions type="collection">${asked.join('')}</credit-card-transactions>`,
    }
  }

  async function serve(request: ReceivedRequest): Promise<Reply> {
    const [, , , what, id = '', verb = ''] = request.path.split('/')
    if (what === 'payment_methods') {
      const { status } = await ask(request, 'DELETE', `/payment_methods/${verb}`)
      return { status, body: '' }
    }
    const {
      transaction,
      clientToken,
      search: wish,
    } = sent.parse(camelCased(JSON.parse(request.body || '{}')))
    if (what === 'client_token') {
      const { version: _, ...rest } = clientToken ?? {}
      const called = await ask(request, 'POST', '/client_token', rest)
      if (called.status >= 300) return { status: called.status, body: '' }
      return {
        status: 201,
        body: xml('clientToken', { value: written(tokenReply.parse(called.body).clientToken) }),
      }
    }
    if (what === 'payment_method_nonces') {
      const called = await ask(request, 'GET', `/payment_method_nonces/${id}`)
      if (called.status >= 300) return { status: called.status, body: '' }
      return {
        status: 200,
        body: xml('paymentMethodNonce', nonceReply.parse(called.body).paymentMethodNonce),
      }
    }
    if (request.method === 'POST' && id === '')
      return answered(await ask(request, 'POST', '/transactions', saleOf(transaction)))
    if (id === 'advanced_search_ids') return search(request, wish, false)
    if (id === 'advanced_search') return search(request, wish, true)
    if (verb === 'refund') return refund(request, id, transaction?.['amount'])
    if (verb === 'void') return isVoided(request, id)
    if (verb === 'submit_for_settlement')
      return answered(
        await ask(request, 'PUT', `/transactions/${id}/${verb}`, { amount: transaction?.['amount'] }),
      )
    const amount = refunds.get(id)
    if (amount !== undefined) return { status: 200, body: xml('transaction', { type: 'credit', id, amount }) }
    return answered(await ask(request, 'GET', `/transactions/${id}`))
  }

  const front = await fakeProvider((reply: ServerResponse, request) => {
    serve(request).then(
      ({ status, body }) =>
        reply.writeHead(status, { 'content-type': 'application/xml; charset=utf-8' }).end(body),
      // A connection fault of the sandbox is passed on.
      () => reply.destroy(),
    )
  })
  return {
    ...front,
    settleLater(on) {
      isSettledLater = on
    },
  }
}

/** A gateway creates a customer for a payer who has none and wants the card saved. */
function saleOf(wish: Sent['transaction']): object {
  const { type: _, customer: __, options, ...rest } = wish ?? {}
  const keeps = z.object({ storeInVaultOnSuccess: z.literal(true) }).safeParse(options).success
  const customerId = rest['customerId'] ?? (keeps ? `customer-${rest['orderId']}` : undefined)
  return { ...rest, options, customerId }
}
