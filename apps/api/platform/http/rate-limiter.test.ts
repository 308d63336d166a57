import { expect, it } from 'vitest'
import { rateLimiter } from './rate-limiter.ts'

function at() {
  let now = Date.parse('2026-11-02T10:00:00Z')
  const limiter = rateLimiter({ count: 3, perSeconds: 60 }, () => now)
  const ask = (key = 'one') => {
    const wait = limiter.waitSeconds(key)
    if (wait === 0) limiter.take(key)
    return wait
  }
  return { ask, pass: (seconds: number) => (now += seconds * 1000) }
}

it('allows the whole count immediately, then returns how long to wait', () => {
  const { ask } = at()
  expect([ask(), ask(), ask(), ask()]).toEqual([0, 0, 0, 20])
})

it('refills evenly', () => {
  const { ask, pass } = at()
  for (let time = 0; time < 3; time++) ask()
  pass(19)
  expect(ask()).toBe(1)
  pass(1)
  expect([ask(), ask()]).toEqual([0, 20])
  pass(600)
  expect([ask(), ask(), ask(), ask()]).toEqual([0, 0, 0, 20])
})

it('counts each key separately', () => {
  const { ask } = at()
  for (let time = 0; time < 3; time++) ask()
  expect(ask('two')).toBe(0)
})

it('takes no token when asked for the wait', () => {
  const limiter = rateLimiter({ count: 1, perSeconds: 60 }, () => 0)
  limiter.waitSeconds('one')
  expect(limiter.waitSeconds('one')).toBe(0)
})

it('keeps its memory bounded, and the newest keys, when very many keys arrive', () => {
  const limiter = rateLimiter({ count: 1, perSeconds: 60 }, () => 1000)
  for (let key = 0; key <= 50_000; key++) limiter.take(`key ${key}`)
  expect(limiter.waitSeconds('key 0')).toBe(0)
  expect(limiter.waitSeconds('key 50000')).toBe(60)
})

it('refunds what was taken unnecessarily, and no more than that', () => {
  const limiter = rateLimiter({ count: 3, perSeconds: 60 }, () => 1_000_000)
  limiter.refund('one')
  limiter.take('one', 3)
  limiter.refund('one')
  expect([limiter.waitSeconds('one'), limiter.waitSeconds('one', 2)]).toEqual([0, 20])
})

it('waits for the reported time, and a shorter wait reported later does not end a longer one', () => {
  const limiter = rateLimiter({ count: 3, perSeconds: 60 }, () => 1_000_000)
  limiter.waitAtLeast('one', 30_000)
  expect(limiter.waitSeconds('one')).toBe(30)
  limiter.waitAtLeast('one', 10_000)
  expect(limiter.waitSeconds('one')).toBe(30)
})

it('drops full buckets first when very many keys arrive', () => {
  let now = 1_000
  const limiter = rateLimiter({ count: 1, perSeconds: 60 }, () => now)
  limiter.take('in use', 1)
  limiter.waitAtLeast('in use', 600_000)
  for (let key = 1; key < 50_000; key++) limiter.take(`key ${key}`)
  now += 61_000
  limiter.take('one more')
  expect(limiter.waitSeconds('in use')).toBeGreaterThan(500)
})
