import { createHmac } from 'node:crypto'
import { cards, SECRET } from '../../providers/card/testing/card-sandbox.ts'
import { capturePayment } from '../../purchase/attempt/capture-payment.ts'
import { reconcilePayments } from '../../purchase/attempt/reconcile.ts'
import { voidAuthorisation } from '../../purchase/attempt/void-authorisation.ts'
import type { PurchaseServer } from '../../purchase/testing/purchase-server.ts'
import { providerBooks } from './provider-books.ts'

/** One course of a payment, step by step; between any two steps the provider may send any of its events. */
export const lives = [
  'bought',
  'bought by drop-in',
  'refused, then bought',
  'locked, then let go',
  'left',
] as const
export type Life = (typeof lives)[number]

const sold = { states: ['CAPTURED'], policies: 1, money: [{ held: 0, captures: 1 }] }

/** The only outcome of each, regardless of which events are sent and when. */
export const ends = {
  bought: sold,
  'bought by drop-in': sold,
  'refused, then bought': sold,
  'locked, then let go': { states: ['VOIDED'], policies: 0, money: [{ held: 0, captures: 0 }] },
  // The purchase request was stored (F2).
  left: sold,
} as const satisfies Readonly<Record<Life, object>>

/** Which of the existing events are sent after each step: indices, modulo the number of events. */
export type Telling = readonly (readonly number[])[]

const inFull = 'ANNUAL_CARD_IN_FULL'

/** Runs one course with events sent in the given order, and all of them again at the end. Returns the outcome. */
export async function live(server: PurchaseServer, life: Life, telling: Telling, last: readonly number[]) {
  const ready = await server.readyToPay()
  const { reference } = ready
  const attemptIds = async () =>
    (await server.attempts()).filter((each) => each.reference === reference).map(({ id }) => id)
  const events = async () =>
    (await Promise.all((await attemptIds()).map((id) => server.cardSandbox.events(id)))).flat()
  const deliver = (body: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/Payment/Webhook/sandbox',
      payload: body,
      headers: signed(body, server.time.now),
    })

  for (const [place, step] of steps(server, ready, life).entries()) {
    await step()
    const known = await events()
    for (const number of telling[place] ?? []) {
      const event = known[number % Math.max(known.length, 1)]
      if (event) await deliver(event.body)
    }
  }
  const all = await events()
  const order = (place: number) => last[place] ?? place
  const shuffled = all
    .map((event, place) => ({ event, by: order(place) }))
    .sort((one, other) => one.by - other.by)
  for (const { event } of [...shuffled, ...shuffled.slice(0, 2)]) await deliver(event.body)
  await finish(server, reference)

  const { byOrder } = await providerBooks(server.sandboxUrl)
  const ended = (await server.attempts()).filter((each) => each.reference === reference)
  const policies = (await server.policies()).filter((each) => each.reference === reference)
  return {
    states: ended.map(({ state }) => state),
    policies: policies.length,
    money: ended.map(({ id }) => {
      const { held = 0, captures = 0 } = byOrder.get(id) ?? {}
      return { held, captures }
    }),
  }
}

type Ready = Awaited<ReturnType<PurchaseServer['readyToPay']>>

function steps(server: PurchaseServer, ready: Ready, life: Life): readonly (() => Promise<unknown>)[] {
  let paid: object = {}
  const pays =
    (number: string = cards.visa) =>
    async () => {
      paid = await server.confirmed(ready, inFull, { number })
    }
  const takesUp = () => server.takeUp(ready, inFull, paid)
  const captures = () => finish(server, ready.reference)
  switch (life) {
    case 'bought':
      return [() => server.intent(ready, inFull), pays(), takesUp, captures]
    case 'bought by drop-in':
      return [
        async () => {
          paid = await server.nonce(ready, inFull)
        },
        takesUp,
        captures,
      ]
    case 'refused, then bought':
      return [pays(cards.declined), pays(), takesUp, captures]
    case 'locked, then let go':
      return [
        pays(),
        () =>
          server.db
            .updateTable('milepost.quote')
            .set({ is_locked: true })
            .where('reference', '=', ready.reference)
            .execute(),
        takesUp,
        captures,
      ]
    case 'left':
      return [pays()]
  }
}

/** Does what reconciliation and the queue would do, without waiting for them. */
async function finish(server: PurchaseServer, reference: string): Promise<void> {
  server.pass(2)
  await reconcilePayments(server.ports)
  for (const { id, reference: of } of await server.attempts()) {
    const attempt = of === reference ? await server.ports.payments.findAttempt(id) : undefined
    if (attempt?.state === 'TAKEN_UP' || attempt?.state === 'CAPTURE_READY')
      await capturePayment(id, { isLastTry: false }, server.ports)
    if (attempt?.state === 'VOID_READY') await voidAuthorisation(attempt, server.ports)
  }
}

function signed(body: string, at: Date) {
  const seconds = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')
  return { 'sandbox-signature': `t=${seconds},v1=${mac}`, 'content-type': 'application/json' }
}
