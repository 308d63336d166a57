import { setTimeout as pause } from 'node:timers/promises'
import type { CardSandbox, Instrument } from '../../providers/card/testing/card-sandbox'
import type { Answer } from './asking'
import { intent, type Paid, pay, type Ready, takeUp, type Variant } from './buyer'

/** How somebody buys: at which process, by which page, with what. */
export type Customer = { cardSandbox: CardSandbox; ready: Ready; variant: Variant; instrument: Instrument }

const PATIENCE = 120_000

/** Not known yet, not there, or somebody is at it: asking again is all there is to do. */
export function isToAskAgain({ status, body }: Answer): boolean {
  return [0, 202, 503].includes(status) || (status === 409 && body?.code === 'CONFLICT')
}

/** Asks the same thing until there is an answer that is one. */
export async function persist(ask: () => Promise<Answer>, patience = PATIENCE): Promise<Answer> {
  const end = performance.now() + patience
  let answer = await ask()
  while (isToAskAgain(answer) && performance.now() < end) {
    await pause(300)
    answer = await ask()
  }
  return answer
}

/**
 * As the page does it: the same take-up is asked for until it is known how it ended; only who is told that nothing was charged pays
 * again (F3, F12, F15). Gives the last answer and every answer on the way.
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
      // Bought meanwhile, by what they had done before.
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
