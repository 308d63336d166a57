import { type Answer, persist } from './asking.ts'
import { intent, type Paid, pay, type Ready, readyToPay, takeUp, type Variant } from './buyer.ts'
import type { Deployment } from './deployment.ts'
import type { Confirmation } from './oracle.ts'

export type Prepared = { ready: Ready; paid: Paid; variant: Variant }

/** Runs the work for each item, so many at a time. */
export async function inTurns<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (each: T, place: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = []
  const queue = all.entries()
  const worker = async () => {
    for (const [place, each] of queue) done[place] = await work(each, place)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker))
  return done
}

/** Customers who have entered their card but not purchased yet, alternating between the card pages. */
export function prepare(
  { cardSandbox }: Deployment,
  origin: (place: number) => string,
  count: number,
  emailOf = (place: number) => `buyer-${place}@example.com`,
): Promise<Prepared[]> {
  return inTurns([...Array(count).keys()], 8, async (place) => {
    const variant = place % 2 === 0 ? 'intents' : 'drop-in'
    const at = origin(place)
    const ready = await readyToPay(at, undefined, { email: emailOf(place) })
    const made = await persist(() => intent(at, ready, variant))
    return { ready, variant, paid: await pay(cardSandbox, made, ready, variant) }
  })
}

/** Every customer sends several simultaneous take-ups, spread over the processes. Returns all responses with their customers. */
export async function allAtOnce(
  crowd: readonly Prepared[],
  times: number,
  origins: readonly string[],
): Promise<readonly { reference: string; answer: Answer }[]> {
  const asks = crowd.flatMap(({ ready, paid }) =>
    Array.from({ length: times }, async (_, place) => ({
      reference: ready.reference,
      answer: await takeUp(origins[place % origins.length] ?? '', ready, paid),
    })),
  )
  return Promise.all(asks)
}

export function confirmationsOf(
  answers: readonly { reference: string; answer: Answer }[],
): readonly Confirmation[] {
  return answers
    .filter(({ answer }) => answer.status === 200)
    .map(({ reference, answer }) => ({ reference, policyNumber: answer.body.policyNumber }))
}

/** How often each status occurred, to explain a failed test. */
export function tally(answers: readonly { answer: Answer }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { answer } of answers) {
    const name = answer.status >= 400 ? `${answer.status} ${answer.body?.code}` : String(answer.status)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
