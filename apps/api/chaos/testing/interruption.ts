import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { type Answer, isToAskAgain } from './asking.ts'
import { newQuote, takeUp } from './buyer.ts'
import { inTurns, type Prepared, prepare, tally } from './crowd.ts'
import { comesBack } from './customer.ts'
import type { Deployment } from './deployment.ts'
import { emailsTo } from './expect-one-outcome.ts'
import { type Confirmation, faults } from './oracle.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/** Something that stops the database from working during purchases. */
export type Interruption = {
  purchases: number
  /** It begins when this many customers have a confirmed policy. */
  after: number
  begin(): Promise<void>
  /** Undefined if it ends immediately and automatically. */
  lasting?: {
    seconds: number
    /** Checks that every process has noticed; called again after those seconds. */
    expectNoticed(origins: readonly string[]): Promise<void>
    end(): Promise<void>
  }
}

type Tally = Readonly<Record<string, number>>

export type Figures = {
  /** The responses to customers who were buying as it began. */
  answers: Tally
  /** The responses while it lasted: to all buyers, half of them for the first time, and to new customers who asked for a price. */
  meanwhile: Tally
  newcomers: Tally
  /** Seconds from its end until every process had priced a new quote. */
  firstQuoteIn: number
  /** Seconds from its end until every customer had their policy and no payment, job or event was in progress. */
  idleAfter: number
}

const PATIENCE = 120_000
/** New customers who ask for a price while it lasts, per process. */
const NEWCOMERS = 3

let interruptions = 0

/** Makes the database unavailable to two processes during take-ups, and checks that every customer gets what they paid for, once (F24). */
export async function interrupted(
  deployment: Deployment,
  { purchases, after, begin, lasting }: Interruption,
): Promise<Figures> {
  while (deployment.serving().length < 2) await deployment.start()
  const origins = deployment.serving().map(({ origin }) => origin)
  const at = (place: number) => origins[place % origins.length] ?? ''
  interruptions += 1
  const emailOf = (place: number) => `buyer-${interruptions}-${place}@example.com`
  const crowd = await prepare(deployment, at, purchases, emailOf)
  const confirmations: Confirmation[] = []
  const note = (reference: string, { status, body }: Answer) => {
    if (status === 200) confirmations.push({ reference, policyNumber: body.policyNumber })
  }

  const buy = (buyers: readonly Prepared[], atOnce: number) =>
    inTurns(buyers, atOnce, async ({ ready, paid }, place) => {
      const answer = await takeUp(at(place), ready, paid)
      note(ready.reference, answer)
      return { answer }
    })

  // If it lasts, half of the customers buy as it begins and the others while it lasts.
  const firstBuyers = lasting ? crowd.slice(0, Math.ceil(purchases / 2)) : crowd
  let areAnswered = false
  const first = buy(firstBuyers, firstBuyers.length).finally(() => {
    areAnswered = true
  })
  // In the middle of the take-ups: this many customers have a confirmed policy, and that must remain true.
  while (confirmations.length < after && !areAnswered) await pause(5)
  await begin()
  const answers = await first
  const { meanwhile, newcomers } = await whileItLasts(lasting, origins, () => buy(crowd, 10))
  expectAskedAgain([...answers, ...meanwhile, ...newcomers])
  const ended = performance.now()
  const since = () => (performance.now() - ended) / 1_000
  await untilAllPrice(origins)
  const firstQuoteIn = since()

  await inTurns(crowd, 10, async ({ ready, paid, variant }, place) => {
    const customer = {
      cardSandbox: deployment.cardSandbox,
      ready,
      variant,
      instrument: { number: cards.visa },
    }
    const answer = await comesBack(() => at(place), customer, paid)
    note(ready.reference, answer)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })
  await waitUntilIdle(deployment.db, 240)
  const idleAfter = since()
  expect(await faults(deployment, confirmations)).toEqual([])
  expect(new Set(confirmations.map(({ reference }) => reference)).size).toBe(purchases)
  const emails = await Promise.all(crowd.map((_, place) => emailsTo(deployment, emailOf(place))))
  const otherThanOne = emails.flatMap((count, place) => (count === 1 ? [] : [`${emailOf(place)}: ${count}`]))
  expect(otherThanOne, 'customers without exactly one email').toEqual([])
  return {
    answers: tally(answers),
    meanwhile: tally(meanwhile),
    newcomers: tally(newcomers),
    firstQuoteIn,
    idleAfter,
  }
}

/** A customer who gets neither a policy nor a price is asked to retry, and never gets an error that blames their input. */
function expectAskedAgain(answers: Answers): void {
  const refused = answers.filter(({ answer }) => answer.status !== 200 && !isToAskAgain(answer))
  expect(tally(refused)).toEqual({})
}

type Answers = readonly { answer: Answer }[]

async function whileItLasts(
  lasting: Interruption['lasting'],
  origins: readonly string[],
  buyAll: () => Promise<Answers>,
): Promise<{ meanwhile: Answers; newcomers: Answers }> {
  if (!lasting) return { meanwhile: [], newcomers: [] }
  try {
    await lasting.expectNoticed(origins)
    const meanwhile = await buyAll()
    const newcomers = await Promise.all(
      origins.flatMap((origin) =>
        Array.from({ length: NEWCOMERS }, async () => ({ answer: await newQuote(origin) })),
      ),
    )
    await pause(lasting.seconds * 1_000)
    await lasting.expectNoticed(origins)
    return { meanwhile, newcomers }
  } finally {
    await lasting.end()
  }
}

async function untilAllPrice(origins: readonly string[]): Promise<void> {
  const end = performance.now() + PATIENCE
  await Promise.all(
    origins.map(async (origin) => {
      while ((await newQuote(origin)).status !== 200) {
        if (performance.now() > end) throw new Error(`No price in ${PATIENCE / 1_000} s`)
        await pause(50)
      }
    }),
  )
}
