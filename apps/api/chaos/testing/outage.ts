import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { cards } from '../../providers/card/testing/card-shop'
import type { Answer } from './asking'
import { takeUp } from './buyer'
import { inTurns, prepare, tally } from './crowd'
import { comesBack, isToAskAgain } from './customer'
import type { House } from './house'
import { type Told, wrongs } from './oracle'
import type { OwnServer } from './postgres'
import { settled } from './settling'

/** The database goes away under take-ups, is started again, and everybody gets what they paid for (F24). */
export async function outage(
  house: House,
  server: OwnServer,
  { purchases, how, after }: { purchases: number; how: 'immediate' | 'killed'; after: number },
): Promise<Readonly<Record<string, number>>> {
  while (house.serving().length < 2) await house.start()
  const origins = house.serving().map(({ origin }) => origin)
  const at = (place: number) => origins[place % origins.length] ?? ''
  const crowd = await prepare(house, at, purchases)
  const told: Told[] = []
  const note = (reference: string, { status, body }: Answer) => {
    if (status === 200) told.push({ reference, policyNumber: body.policyNumber })
  }

  const first = inTurns(crowd, purchases, async ({ ready, paid }, place) => {
    const answer = await takeUp(at(place), ready, paid)
    note(ready.reference, answer)
    return { answer }
  })
  // In the middle of them: so many have been told of their policy, and that must stand.
  while (told.length < after) await pause(5)
  await server.stopAtOnce(how)
  const answers = await first
  // Nobody is refused for it: who is not told of a policy is told to ask again.
  const refused = answers.filter(({ answer }) => answer.status !== 200 && !isToAskAgain(answer))
  expect(tally(refused)).toEqual({})

  await inTurns(crowd, 10, async ({ ready, paid, variant }, place) => {
    const customer = { shop: house.shop, ready, variant, instrument: { number: cards.visa } }
    const answer = await comesBack(() => at(place), customer, paid)
    note(ready.reference, answer)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  })
  await settled(house.db)
  expect(await wrongs(house, told)).toEqual([])
  expect(new Set(told.map(({ reference }) => reference)).size).toBe(purchases)
  return tally(answers)
}
