import { expect, it } from 'vitest'
import { leaderSince, longestGap, readySince, secondsToReady } from './watch.ts'

const yes = (...moments: readonly number[]) => looks(true, moments)
const no = (...moments: readonly number[]) => looks(false, moments)
const looks = (isYes: boolean, moments: readonly number[]) =>
  moments.map((at) => ({ begun: at, answered: at + 10, isYes }))

it('finds when another member became the leader, and that a handover left no gap [CLU-201]', () => {
  const killed = [yes(0, 100), [...no(0, 100, 200, 9_000), ...yes(9_100)], no(0, 100, 200, 9_000)]
  const first = [...(killed[0] ?? []), ...no(200, 300)]
  expect(leaderSince({ leader: [first, killed[1] ?? [], killed[2] ?? []] })).toBe(9_110)
  const handedOver = [
    [...yes(0, 100, 200), ...no(300)],
    [...no(0, 100), ...yes(200, 300)],
  ]
  expect(leaderSince({ leader: handedOver })).toBe(undefined)
})

it('counts as ready only when all processes are ready and stay ready [CLU-201]', () => {
  expect(readySince({ ready: [yes(0, 100), yes(0, 100)] })).toBe(undefined)
  const wavers = [...yes(0), ...no(100), ...yes(200), ...no(300), ...yes(400)]
  expect(readySince({ ready: [wavers, yes(0, 100, 200, 300, 400)] })).toBe(410)
  expect(readySince({ ready: [[...yes(0), ...no(100)], yes(0, 100)] })).toBe(Number.POSITIVE_INFINITY)
})

it('counts from the moment there is a leader to the moment all processes are ready [CLU-201]', () => {
  const leader = [[...yes(0), ...no(100, 200), ...yes(5_000, 5_100)]]
  expect(secondsToReady({ leader, ready: [[...yes(0), ...no(100, 6_000), ...yes(6_490)]] })).toBe(1.49)
  const missedLater = [[...(leader[0] ?? []), ...no(9_000), ...yes(9_100)]]
  expect(secondsToReady({ leader: missedLater, ready: [[...no(100, 6_000), ...yes(6_490)]] })).toBe(1.49)
  // Time without a ready process counts even if there was a leader throughout.
  expect(secondsToReady({ leader: [yes(0, 100)], ready: [[...no(0, 3_000), ...yes(3_990)]] })).toBe(4)
  expect(secondsToReady({ leader, ready: [yes(0, 100)] })).toBe(0)
})

it('finds the longest time without a purchase, even if no purchase followed it [CLU-201]', () => {
  expect(longestGap([500, 900, 8_900, 9_100], 1_000, 9_500)).toBe(8)
  expect(longestGap([500, 900], 1_000, 9_900)).toBe(9)
  expect(longestGap([0, 700, 1_400, 2_000], 1_000, 2_100)).toBe(0.7)
})
