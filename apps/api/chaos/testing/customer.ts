import type { CardSandbox, Instrument } from '../../providers/card/testing/card-sandbox.ts'
import { type Answer, persist } from './asking.ts'
import { intent, type Paid, pay, type Ready, takeUp, type Variant } from './buyer.ts'

/** How a customer buys: on which process and card page, and with what. */
export type Customer = { cardSandbox: CardSandbox; ready: Ready; variant: Variant; instrument: Instrument }

/**
 * As the page does it: the same take-up is requested until its outcome is known, and only a customer who learns that nothing was charged
 * pays again (F3, F12, F15). Returns the last response.
 */
export async function comesBack(
  origin: () => string,
  { cardSandbox, ready, variant, instrument }: Customer,
  paidBefore: Paid | undefined,
): Promise<Answer> {
  let paid = paidBefore
  for (let tries = 0; tries < 3; tries += 1) {
    if (paid === undefined) {
      const made = await persist(() => intent(origin(), ready, variant))
      // Purchased meanwhile by an earlier request.
      if (made.status === 409) return made
      paid = await pay(cardSandbox, made, ready, variant, instrument)
    }
    const by = paid
    const answer = await persist(() => takeUp(origin(), ready, by))
    if (answer.status !== 402) return answer
    paid = undefined
  }
  throw new Error('Three payments, and none was taken')
}
