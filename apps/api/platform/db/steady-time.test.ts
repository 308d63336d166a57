import { describe, expect, it } from 'vitest'
import { steadyTime } from './steady-time.ts'

const NOON = Date.parse('2026-11-19T12:00:00Z')

/** Measured at a monotonic time, with a reply that took this long and was read in its middle. */
const asked = (at: number, serverMs: number, took = 2) => ({
  sentAt: at - took / 2,
  receivedAt: at + took / 2,
  serverMs,
})

describe('the time that processes share [D-274]', () => {
  it('is the server’s, continued by the process’s monotonic clock', () => {
    const time = steadyTime()
    expect(() => time.at(0)).toThrow('measured')
    time.measured(asked(1_000, NOON))
    expect(time.at(1_000)).toBe(NOON)
    expect(time.at(61_000)).toBe(NOON + 60_000)
  })

  it('ignores a measurement that says no more than the estimate', () => {
    const time = steadyTime()
    time.measured(asked(1_000, NOON))
    expect(time.measured(asked(5_000, NOON + 4_600, 2_000))).toBeUndefined()
    expect(time.at(6_000)).toBe(NOON + 5_000)
  })

  it('never turns back for jitter: it waits until the server’s time has caught up', () => {
    const time = steadyTime()
    time.measured(asked(1_000, NOON))
    expect(time.at(2_000)).toBe(NOON + 1_000)
    expect(time.measured(asked(2_000, NOON + 500))).toBeUndefined()
    expect(time.at(2_100)).toBe(NOON + 1_000)
    expect(time.at(3_000)).toBeCloseTo(NOON + 1_502, 0)
  })

  it('follows a clock that was set, forward and back, and says by how much', () => {
    const time = steadyTime()
    time.measured(asked(1_000, NOON))
    expect(time.measured(asked(2_000, NOON + 3_601_000))).toBeCloseTo(3_600_000, -1)
    expect(time.at(2_000)).toBeCloseTo(NOON + 3_601_000, -1)
    expect(time.measured(asked(3_000, NOON + 2_000))).toBeCloseTo(-3_600_000, -1)
    expect(time.at(3_000)).toBeCloseTo(NOON + 2_000, -1)
  })
})
