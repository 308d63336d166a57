import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../http/outgoing.ts'
import { type Failure, libraryCalls } from './library-calls.ts'

class Broken extends Error {
  readonly reason: Failure

  constructor(reason: Failure) {
    super(reason)
    this.reason = reason
  }
}
const reasonOf = (error: unknown): Failure => (error instanceof Broken ? error.reason : 'broken')
const limits = { ...defaultLimits, attemptMs: 100, overallMs: 400, backOffMs: 1 }

/** A call that fails a number of times, and how often it was made. */
function faulty(reason: Failure, times: number) {
  const made = { times: 0 }
  const work = async () => {
    made.times += 1
    if (made.times <= times) throw new Broken(reason)
    return 'done'
  }
  return { made, work }
}

describe('a call by a provider’s own library', () => {
  let now = 0
  const calls = () => libraryCalls(() => new Date(now), limits, reasonOf)

  it('is retried if it is safe, as often as any other outgoing call', async () => {
    const { work, made } = faulty('unreachable', 2)
    expect(await calls()(work, { safe: true })).toBe('done')
    expect(made.times).toBe(3)
    const hopeless = faulty('broken', 9)
    expect(await calls()(hopeless.work, { safe: true })).toEqual({ kind: 'failed', reason: 'broken' })
    expect(hopeless.made.times).toBe(3)
  })

  it('is made once if it moves money, or if a retry cannot help [F12]', async () => {
    const unsafe = faulty('unreachable', 1)
    expect(await calls()(unsafe.work, { safe: false })).toEqual({ kind: 'failed', reason: 'unreachable' })
    expect(unsafe.made.times).toBe(1)
    const refused = faulty('refused', 1)
    expect(await calls()(refused.work, { safe: true })).toEqual({ kind: 'failed', reason: 'refused' })
    expect(refused.made.times).toBe(1)
  })

  it('times out', async () => {
    const started = performance.now()
    const silent = () => sleep(5_000, 'late', { ref: false })
    expect(await calls()(silent, { safe: true })).toEqual({ kind: 'failed', reason: 'timed-out' })
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  it('is not made while the provider is down, until one probe succeeds [F27]', async () => {
    const call = calls()
    const { work, made } = faulty('broken', 5)
    for (let i = 0; i < 5; i++) await call(work, { safe: false })
    expect(await call(work, { safe: false })).toEqual({ kind: 'failed', reason: 'open-circuit' })
    expect(made.times).toBe(5)
    now += limits.breaker.coolDownMs
    expect(await call(work, { safe: false })).toBe('done')
    expect(await call(work, { safe: false })).toBe('done')
  })

  it('that is refused or throttled shows that the provider is up', async () => {
    const call = calls()
    const { work } = faulty('throttled', 6)
    for (let i = 0; i < 6; i++)
      expect(await call(work, { safe: false })).toEqual({ kind: 'failed', reason: 'throttled' })
    expect(await call(work, { safe: false })).toBe('done')
  })
})
