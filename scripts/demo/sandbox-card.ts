import * as z from 'zod/mini'

export const GOOD_CARD = '4000008260000000'
const method = z.object({ paymentMethod: z.object({ id: z.string() }) })
const nonce = z.object({ paymentMethod: z.object({ nonce: z.string(), deviceData: z.string() }) })

/** What a take-up is paid by. */
export type Paid = { paymentId: string; authorizationId: string } | { nonce: string; deviceData: string }

/** A card, given to the sandbox's card provider as its frames in the browser give it. */
export function sandboxCard(sandbox: string, number = GOOD_CARD) {
  const card = { number, expiry: '12/39', cvc: '123' }
  async function frame(call: string, body: object): Promise<unknown> {
    const reply = await fetch(`${sandbox}/cards/frames/calls/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`The sandbox's card provider answered ${reply.status} to ${call}`)
    return reply.json()
  }
  return {
    async confirm(paymentId: string, clientSecret: string): Promise<Paid> {
      const made = z.parse(method, await frame('payment-methods', card))
      await frame('confirm', { clientSecret, paymentMethod: made.paymentMethod.id })
      return { paymentId, authorizationId: clientSecret.split('_secret_')[0] ?? '' }
    },
    async nonce(clientToken: string, amount: number): Promise<Paid> {
      const asked = { clientToken, card, threeDSecure: { amount: amount.toFixed(2) } }
      const { paymentMethod } = z.parse(nonce, await frame('nonces', asked))
      return { nonce: paymentMethod.nonce, deviceData: paymentMethod.deviceData }
    },
  }
}
