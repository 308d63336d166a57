import { expect } from 'vitest'
import { isToAskAgain, persist } from './asking.ts'
import { takeUp } from './buyer.ts'
import { allAtOnce, confirmationsOf, inTurns, prepare, tally } from './crowd.ts'
import type { Deployment } from './deployment.ts'
import { faults } from './oracle.ts'
import { waitUntilIdle } from './wait-until-idle.ts'

/**
 * Many simultaneous take-ups of each of many quotes, over several processes: one policy, one authorisation and one capture each (F4, F5).
 */
export async function rush(
  deployment: Deployment,
  { quotes, times, processes }: { quotes: number; times: number; processes: number },
): Promise<Readonly<Record<string, number>>> {
  while (deployment.serving().length < processes) await deployment.start()
  const origins = deployment.serving().map(({ origin }) => origin)
  const crowd = await prepare(deployment, (place) => origins[place % origins.length] ?? '', quotes)
  const first = await allAtOnce(crowd, times, origins)
  await waitUntilIdle(deployment.db)
  // A customer whose bank is slow, or who met a busy service, is asked to retry, and does.
  const confirmed = new Set(confirmationsOf(first).map(({ reference }) => reference))
  const asking = crowd.filter(({ ready }) => !confirmed.has(ready.reference))
  const later = await inTurns(asking, 8, async ({ ready, paid }, place) => ({
    reference: ready.reference,
    answer: await persist(() => takeUp(origins[place % origins.length] ?? '', ready, paid)),
  }))
  const answers = [...first, ...later]

  const confirmations = confirmationsOf(answers)
  expect(new Set(confirmations.map(({ reference }) => reference)).size).toBe(quotes)
  expect(await faults(deployment, confirmations)).toEqual([])
  // A policy, or a request to retry: a customer who has paid gets no other response.
  expect(tally(answers.filter(({ answer }) => answer.status !== 200 && !isToAskAgain(answer)))).toEqual({})
  return tally(answers)
}
