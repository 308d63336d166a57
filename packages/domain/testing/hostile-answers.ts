import type { Circumstances } from '../journeys/step-fields.ts'
import type { Answers } from '../questions/answers.ts'
import { type Dice, diceOf } from './dice.ts'
import { randomJunk } from './junk.ts'
import { type Place, placesOf } from './places.ts'
import { untidied } from './untidied.ts'

/** What may be wrong with answers that no journey would produce. */
export const tempers = ['half-filled', 'contradictory', 'untidy', 'wrongly-typed', 'arbitrary'] as const
export type Temper = (typeof tempers)[number]

const spoils: Record<Temper, (place: Place, dice: Dice) => unknown> = {
  'half-filled': () => undefined,
  contradictory: ({ draw }, dice) => draw(dice),
  untidy: ({ held }, dice) => untidied(held, dice),
  'wrongly-typed': (_place, dice) => randomJunk(dice),
  arbitrary: ({ draw }, dice) => dice.pick([draw, randomJunk])(dice),
}

/**
 * Returns the answers with some of them spoiled: one alone, so that nothing else hides it, a few, or many. Can be called with
 * other seeds.
 */
export function spoilerOf(whole: Answers, here: Circumstances): (seed: number, temper: Temper) => Answers {
  const places = placesOf(whole, here)
  return (seed, temper) => {
    const dice = diceOf(seed ^ 0x5eed)
    const count = dice.pick([1, 1, 1, 2, dice.whole(3, 9), dice.whole(10, 60)])
    let spoiled: unknown = whole
    for (let times = 0; times < count; times += 1) {
      const place = dice.pick(places)
      spoiled = put(spoiled, place.path, spoils[temper](place, dice))
    }
    if (temper === 'arbitrary' && dice.isOneIn(4))
      spoiled = put(spoiled, [dice.pick(Object.keys(whole))], randomJunk(dice))
    // Intentionally Answers by type only.
    return spoiled as Answers
  }
}

/** A copy with one value replaced or removed; what is already spoiled on the path is unchanged. */
function put(whole: unknown, [name, ...rest]: Place['path'], value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(whole))
    return whole.map((each, index) => (index === name ? put(each, rest, value) : each))
  if (typeof whole !== 'object' || whole === null) return whole
  const inside = put(Reflect.get(whole, name), rest, value)
  const others = Object.entries(whole).filter(([key]) => key !== name)
  return Object.fromEntries(inside === undefined ? others : [...others, [name, inside]])
}
