import { beforeEach, describe, expect, it } from 'vitest'
import { type Breaker, breaker } from './breaker'

let time: number
let gate: Breaker

beforeEach(() => {
  time = 1_000_000
  gate = breaker({ failures: 5, coolDownMs: 30_000 }, () => new Date(time))
})

function fail(times: number): void {
  for (let i = 0; i < times; i++) {
    expect(gate.admits()).toBe(true)
    gate.failed()
  }
}

describe('a breaker', () => {
  it('opens after five failures one after another', () => {
    fail(5)
    expect(gate.admits()).toBe(false)
  })

  it('counts from nothing again after a success', () => {
    fail(4)
    gate.succeeded()
    fail(4)
    expect(gate.admits()).toBe(true)
  })

  it('lets one call through after the cool-down, and one only', () => {
    fail(5)
    time += 29_999
    expect(gate.admits()).toBe(false)
    time += 1
    expect(gate.admits()).toBe(true)
    expect(gate.admits()).toBe(false)
  })

  it('closes when that call succeeds', () => {
    fail(5)
    time += 30_000
    gate.admits()
    gate.succeeded()
    expect(gate.admits()).toBe(true)
    expect(gate.admits()).toBe(true)
  })

  it('waits the whole cool-down again when that call fails', () => {
    fail(5)
    time += 30_000
    gate.admits()
    gate.failed()
    time += 29_999
    expect(gate.admits()).toBe(false)
    time += 1
    expect(gate.admits()).toBe(true)
  })

  it('does not wait longer for a failure that set out before it opened', () => {
    fail(5)
    time += 20_000
    gate.failed()
    time += 10_000
    expect(gate.admits()).toBe(true)
  })
})
