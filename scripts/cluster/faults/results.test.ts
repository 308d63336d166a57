import { expect, it } from 'vitest'
import type { Outcome } from './play.ts'
import { broken, tableOf } from './results.ts'

const well: Outcome = {
  fault: 'switchover',
  acknowledged: 40,
  lost: 0,
  doubled: 0,
  restarted: 0,
  secondsToReady: 1.2,
  secondsWithoutPurchase: 3.4,
  secondsBefore: 0.5,
  refused: { 'No quote: 503 UNAVAILABLE': 7 },
}
const results = (outcome: Partial<Outcome>, wrong: readonly string[] = []) => ({
  outcomes: [{ ...well, ...outcome }],
  acknowledged: 40,
  wrong,
})

it('passes when no purchase is lost or doubled and customers were at most asked to try again [CLU-202]', () => {
  expect(broken(results({}))).toEqual([])
  expect(tableOf(results({}))).toContain('| switchover | 40 | 0 | 0 | 0 | 1.2 | 3.4 | 0.5 | none |')
  const planned = results({ secondsToReady: undefined, refused: {} })
  expect(tableOf(planned)).toContain('| 40 | 0 | 0 | 0 |  | 3.4 | 0.5 | none |')
  expect(broken(planned)).toEqual([])
})

it.each<[Partial<Outcome>, string]>([
  [{ lost: 1 }, '1 acknowledged purchases lost'],
  [{ doubled: 2 }, '2 purchases doubled'],
  [{ restarted: 1 }, '1 of our processes restarted'],
  [{ secondsToReady: 2.1 }, 'ready 2.1 s after the leader accepted writes'],
  [{ refused: { 'No quote: 500 INTERNAL_ERROR': 3 } }, '3x No quote: 500 INTERNAL_ERROR'],
  // A new version is rolled out without customers noticing.
  [{ secondsToReady: undefined }, '7x No quote: 503 UNAVAILABLE'],
  [{ acknowledged: 0 }, 'no purchase was made'],
])('fails with %o [CLU-202]', (outcome, words) => {
  expect(broken(results(outcome)).join()).toContain(words)
})

it('fails when our books and the provider’s differ at the end [CLU-202]', () => {
  expect(broken(results({}, ['A-1 was sold twice']))).toEqual(['In the end: A-1 was sold twice'])
})
