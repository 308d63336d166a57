import * as z from 'zod/mini'

export const SECRET = 'sk_sandbox_milepost'

export const cards = {
  visa: '4000008260000000',
  mastercard: '5555558265554449',
  abroad: '4242424242424242',
  amex: '378282246310005',
  declined: '4000000000000002',
  poor: '4000000000009995',
  broken: '4000000000000119',
  challenge: '4000002760003184',
  unauthenticated: '4000000000002925',
  /** Approved now, declined once it is saved. */
  declinedLater: '4000000000000341',
} as const

/** What a customer pays with: a typed card, or one in a wallet. */
export type Instrument =
  | { number: string }
  | { wallet: 'apple_pay' | 'google_pay' | 'paypal'; chosen: string }

const method = z.object({ paymentMethod: z.object({ id: z.string() }) })
const nonce = z.object({
  paymentMethod: z.object({ nonce: z.string(), deviceData: z.string() }),
  challengePath: z.optional(z.string()),
})
const confirmed = z.object({
  paymentIntent: z.optional(
    z.object({
      next_action: z.nullable(z.object({ use_sandbox_challenge: z.object({ path: z.string() }) })),
    }),
  ),
})
const session = z.object({ savedCards: z.array(z.object({ token: z.string() })) })
const ledger = z.object({
  entries: z.array(z.object({ happening: z.string() })),
  balances: z.object({ cardholder: z.number(), held: z.number(), merchant: z.number() }),
})
const events = z.object({
  events: z.array(z.object({ type: z.string(), orderId: z.optional(z.string()), body: z.string() })),
})

/** The sandbox as a browser and a tester see it: the calls of its frames, and its control API. */
export function cardSandboxAt(sandboxUrl: string) {
  async function send(verb: string, path: string, body?: object): Promise<unknown> {
    const reply = await fetch(sandboxUrl + path, {
      method: verb,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    return reply.status === 204 ? undefined : reply.json()
  }
  const frame = (call: string, body: object) => send('POST', `/cards/frames/calls/${call}`, body)
  const typed = (number: string) => ({
    number,
    expiry: '12/39',
    cvc: number.startsWith('3') ? '1234' : '123',
  })

  return {
    async paymentMethod(instrument: Instrument): Promise<string> {
      const answered = await ('number' in instrument
        ? frame('payment-methods', typed(instrument.number))
        : frame('wallet-methods', instrument))
      return method.parse(answered).paymentMethod.id
    },
    async nonce(clientToken: string, instrument: Instrument, amount: string) {
      const answered = await ('number' in instrument
        ? frame('nonces', { clientToken, card: typed(instrument.number), threeDSecure: { amount } })
        : frame('wallet-methods', { ...instrument, clientToken }))
      const { paymentMethod, challengePath } = nonce.parse(answered)
      return { ...paymentMethod, challengePath }
    },
    /** Returns the path of the bank's challenge, if there is one. */
    async confirm(clientSecret: string, paymentMethod: string): Promise<string | undefined> {
      const answered = confirmed.parse(await frame('confirm', { clientSecret, paymentMethod }))
      return answered.paymentIntent?.next_action?.use_sandbox_challenge.path
    },
    answerBank: (path: string, answer: 'approve' | 'fail' | 'attempt') =>
      send('POST', `${path}/answer`, { answer }),
    async savedCards(clientToken: string): Promise<readonly string[]> {
      return session.parse(await frame('session', { clientToken })).savedCards.map(({ token }) => token)
    },
    /** Applies to every try until it is cleared. A search names no order, so it cannot be limited to one. */
    fault: (operation: string, kind: string, orderId: string | undefined, more: object = {}) =>
      send('POST', '/cards/control/faults', { operation, kind, orderId, times: 100, ...more }),
    /** The bank's reply about a saved card from now on. */
    setSaved: (methodRef: string, outcome: 'approved' | 'declined' | 'insufficient-funds') =>
      send('POST', `/cards/control/saved-cards/${methodRef}`, { outcome }),
    forgetFaults: () => send('DELETE', '/cards/control/faults'),
    ledger: async (orderId: string) =>
      ledger.parse(await send('GET', `/cards/control/ledger?order_id=${orderId}`)),
    expire: (ref: string) => send('POST', `/cards/control/payments/${ref}/expire`),
    /** The exact bytes of the events about an order. */
    async events(orderId: string): Promise<readonly { type: string; body: string }[]> {
      const answered = events.parse(await send('GET', '/cards/control/events'))
      return answered.events.filter((event) => event.orderId === orderId)
    },
  }
}

export type CardSandbox = ReturnType<typeof cardSandboxAt>
