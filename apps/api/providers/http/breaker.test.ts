import { beforeEach, describe, expect, it } from 'vitest'
import { type Admitted, type Breaker, breaker } from './breaker'

let time: number
let gate: Breaker

beforeEach(() => {
  time = 1_000_000
  gate = breaker({ failures: 5, coolDownMs: 30_000 }, () => new Date(time))
})

const admitted = () => gate.admit() !== undefined
function begin(): Admitted {
  const call = gate.admit()
  if (!call) throw new Error('No call may go out')
  return call
}
function fail(times: number): void {
  for (let i = 0; i < times; i++) begin().failed()
}

describe('a breaker', () => {
  it('opens after five failures one after another', () => {
    fail(5)
    expect(admitted()).toBe(false)
  })

  it('counts from nothing again after a success', () => {
    fail(4)
    begin().succeeded()
    fail(4)
    expect(admitted()).toBe(true)
  })

  it('lets one call through after the cool-down, and one only', () => {
    fail(5)
    time += 29_999
    expect(admitted()).toBe(false)
    time += 1
    expect(admitted()).toBe(true)
    expect(admitted()).toBe(false)
  })

  it('closes when that call succeeds', () => {
    fail(5)
    time += 30_000
    begin().succeeded()
    expect(admitted()).toBe(true)
    expect(admitted()).toBe(true)
  })

  it('waits the whole cool-down again when that call fails', () => {
    fail(5)
    time += 30_000
    begin().failed()
    time += 29_999
    expect(admitted()).toBe(false)
    time += 1
    expect(admitted()).toBe(true)
  })

  it('does not wait longer for a failure that set out before it opened', () => {
    const early = begin()
    fail(5)
    time += 20_000
    early.failed()
    time += 10_000
    expect(admitted()).toBe(true)
  })

  it('lets no second call try, and waits no longer, when one that set out before it opened fails meanwhile', () => {
    const early = begin()
    fail(5)
    time += 30_000
    const probe = begin()
    time += 15_000
    early.failed()
    time += 30_000
    expect(admitted()).toBe(false)
    probe.failed()
    time += 29_999
    expect(admitted()).toBe(false)
    time += 1
    expect(admitted()).toBe(true)
  })

  it('tells when it opens and when it closes, each once', () => {
    const told: boolean[] = []
    gate = breaker(
      { failures: 5, coolDownMs: 30_000 },
      () => new Date(time),
      (isOpen) => told.push(isOpen),
    )
    const early = begin()
    fail(5)
    early.failed()
    time += 30_000
    begin().failed()
    time += 30_000
    begin().succeeded()
    expect(told).toEqual([true, false])
  })
})
