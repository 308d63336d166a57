import type { ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { type FakeProvider, fakeProvider, json, type ReceivedRequest } from '../../testing/fake-provider.ts'
import { SECRET } from './card-sandbox.ts'

/**
 * Parameters of the published API that the sandbox does not accept or need: it always includes the charge, and accepts any card.
 */
const notTaken = /^(expand|allowed_payment_method_types|payment_method_options)(\[|$)/
const refusal = z.object({ error: z.object({ code: z.string() }) })
const payments = z.object({ payments: z.array(z.object({ id: z.string(), face: z.string() })) })

/**
 * Stripe's API, as its own library calls it, in front of the sandbox's intents. It adds what the sandbox lacks: a list, a search
 * that may lag, and errors that are replayed for their key.
 */
export async function stripeFront(
  sandboxUrl: string,
  /** Secret keys of further accounts; the sandbox treats all of them as one. */
  furtherKeys: readonly string[] = [],
): Promise<FakeProvider & { lag(on: boolean): void }> {
  const replies = new Map<string, { status: number; body: unknown }>()
  let lags = false

  const keyOf = ({ headers: { authorization = '' } }: ReceivedRequest) =>
    furtherKeys.some((key) => authorization === `Bearer ${key}`) ? `Bearer ${SECRET}` : authorization

  const pass = async (request: ReceivedRequest, path: string): Promise<{ status: number; body: unknown }> => {
    const key = request.headers['idempotency-key']
    const isPost = request.method === 'POST'
    const reply = await fetch(`${sandboxUrl}/cards/intents${path}`, {
      method: request.method,
      headers: {
        authorization: keyOf(request),
        ...(typeof key === 'string' && { 'idempotency-key': key }),
        ...(isPost && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isPost && { body: taken(request.body) }),
    })
    // Stripe answers a reused key with 400; the sandbox with 409.
    return { status: reply.status === 409 ? 400 : reply.status, body: await reply.json() }
  }

  const list = async (request: ReceivedRequest) => {
    const listed = payments.parse(await (await fetch(`${sandboxUrl}/cards/control/payments`)).json())
    const ids = listed.payments.filter(({ face }) => face === 'intents').map(({ id }) => id)
    const all = await Promise.all(ids.map((id) => pass(request, `/v1/payment_intents/${id}`)))
    return { object: 'list', url: '/v1/payment_intents', has_more: false, data: all.map(({ body }) => body) }
  }

  const answer = async (reply: ServerResponse, request: ReceivedRequest): Promise<void> => {
    const { pathname, searchParams } = new URL(request.path, sandboxUrl)
    const key = String(request.headers['idempotency-key'])
    const before = replies.get(key)
    if (before) return json(reply, before.status, before.body, { 'idempotent-replayed': 'true' })
    if (request.method === 'GET' && pathname === '/v1/payment_intents')
      return json(reply, 200, await list(request))
    if (lags && pathname === '/v1/payment_intents/search')
      return json(reply, 200, { object: 'search_result', has_more: false, data: [] })
    const { status, body } = await pass(request, `${pathname}?${taken(searchParams.toString())}`)
    if (request.method === 'POST' && (status >= 500 || isExecuted(body))) replies.set(key, { status, body })
    json(reply, status, body)
  }

  const front = await fakeProvider((reply, request) => {
    // A connection fault of the sandbox is passed on.
    answer(reply, request).catch(() => reply.destroy())
  })
  return {
    ...front,
    lag(on) {
      lags = on
    },
  }
}

/** Refused operations are stored too; requests that could not be read are not. */
function isExecuted(body: unknown): boolean {
  return refusal.safeParse(body).data?.error.code === 'payment_intent_unexpected_state'
}

function taken(form: string): string {
  const pairs = [...new URLSearchParams(form)].filter(([name]) => !notTaken.test(name))
  return new URLSearchParams(pairs).toString()
}
