import { describe, expect, it } from 'vitest'
import { catalogue } from '../journeys/catalogue'
import { checkAnswers } from '../journeys/check-answers'
import { journeys } from '../journeys/journeys'
import type { Circumstances } from '../journeys/section'
import { walk } from '../journeys/walk'
import { type JourneyId, journeyIds } from '../terms/identity'
import { localDate } from '../values/local-date'
import { hostileAnswers, tempers } from './hostile-answers'
import { randomAnswers } from './random-answers'

const SETS = 100

const hereOn = (id: JourneyId, seed: number): Circumstances => ({
  terms: journeys[id],
  today: localDate('2026-11-15'),
  now: new Date('2026-11-15T07:00:00Z'),
  channel: seed % 2 === 0 ? 'direct' : 'aggregator',
  catalogue,
})

const seeds = Array.from({ length: SETS }, (_, seed) => seed)

describe.each(journeyIds)('random answers of %s', (id) => {
  it('are complete, and count whole', () => {
    for (const seed of seeds) {
      const answers = randomAnswers(seed, hereOn(id, seed))
      expect(checkAnswers(answers, hereOn(id, seed)), `seed ${seed}`).toEqual({ ok: true, answers })
    }
  })

  it('are the same for the same seed and differ by seed', () => {
    expect(randomAnswers(7, hereOn(id, 7))).toEqual(randomAnswers(7, hereOn(id, 7)))
    expect(new Set(seeds.map((seed) => JSON.stringify(randomAnswers(seed, hereOn(id, 0))))).size).toBe(SETS)
  })

  it.each(tempers)('made %s are walked without an exception', (temper) => {
    let spoiled = 0
    for (const seed of seeds) {
      const here = hereOn(id, seed)
      const answers = hostileAnswers(seed, temper, here)
      if (!checkAnswers(answers, here).ok) spoiled += 1
      // Nothing is left to prune or to find once the answers that count are walked again.
      const { counting, missing } = walk(answers, {}, here)
      const again = walk(counting, {}, here)
      expect(again.counting, `seed ${seed}`).toEqual(counting)
      expect(again.missing, `seed ${seed}`).toEqual(missing)
    }
    expect(spoiled).toBeGreaterThan(0)
  })
})
