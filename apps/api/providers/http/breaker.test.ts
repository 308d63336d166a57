import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Admitted, type Breaker, breaker } from './breaker.ts'

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
  it('opens after five consecutive failures', () => {
    fail(5)
    expect(admitted()).toBe(false)
  })

  it('starts its count again after a success', () => {
    fail(4)
    begin().succeeded()
    fail(4)
    expect(admitted()).toBe(true)
  })

  it('allows only one call after the cool-down', () => {
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

  it('does not extend the cool-down for a failed call that started before it opened', () => {
    const atFirst = begin()
    fail(5)
    time += 20_000
    atFirst.failed()
    time += 10_000
    expect(admitted()).toBe(true)
  })

  it('allows no second probe, and does not extend the cool-down, when a call that started before it opened fails meanwhile', () => {
    const atFirst = begin()
    fail(5)
    time += 30_000
    const probe = begin()
    time += 15_000
    atFirst.failed()
    time += 30_000
    expect(admitted()).toBe(false)
    probe.failed()
    time += 29_999
    expect(admitted()).toBe(false)
    time += 1
    expect(admitted()).toBe(true)
  })

  it('reports once that it opens and once that it closes', () => {
    const changes: boolean[] = []
    gate = breaker(
      { failures: 5, coolDownMs: 30_000 },
      () => new Date(time),
      (isOpen) => changes.push(isOpen),
    )
    const atFirst = begin()
    fail(5)
    atFirst.failed()
    time += 30_000
    begin().failed()
    time += 30_000
    begin().succeeded()
    expect(changes).toEqual([true, false])
  })
})

type Step = { do: 'call' } | { do: 'end'; which: number; well: boolean } | { do: 'wait'; ms: number }

describe('a breaker with any calls and replies in any order', () => {
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Step>({ do: 'call' }) },
      {
        weight: 4,
        arbitrary: fc
          .tuple(fc.nat(20), fc.boolean())
          .map(([which, well]): Step => ({ do: 'end', which, well })),
      },
      { weight: 2, arbitrary: fc.integer({ min: 50, max: 150 }).map((ms): Step => ({ do: 'wait', ms })) },
    ),
    { minLength: 20, maxLength: 80, size: 'max' },
  )
  const limits = { failures: 2, coolDownMs: 100 }

  it('reports opening and closing alternately, allows no call during the cool-down and then one probe', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let now = 0
        let openSince: number | undefined
        /** Whether each call in progress is the probe. */
        const underWay: { call: Admitted; tries: boolean }[] = []
        const one = breaker(
          limits,
          () => new Date(now),
          (isOpen) => {
            expect(isOpen).toBe(openSince === undefined)
            openSince = isOpen ? now : undefined
            for (const each of underWay) each.tries = false
          },
        )
        for (const step of all) {
          if (step.do === 'wait') now += step.ms
          else if (step.do === 'call') {
            const isCool = openSince === undefined || now - openSince >= limits.coolDownMs
            const tries = openSince !== undefined
            const call = one.admit()
            expect(call !== undefined).toBe(isCool && !underWay.some((each) => each.tries))
            if (call) underWay.push({ call, tries })
          } else {
            const [ended] = underWay.splice(step.which % Math.max(underWay.length, 1), 1)
            if (step.well) ended?.call.succeeded()
            else ended?.call.failed()
            // The probe failed: the cool-down starts again.
            if (ended?.tries && !step.well) openSince = now
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  it('never blocks for ever: after every call has ended and the cool-down is over, it allows the next call', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let now = 0
        const underWay: Admitted[] = []
        const one = breaker(limits, () => new Date(now))
        for (const step of all) {
          if (step.do === 'wait') now += step.ms
          else if (step.do === 'call') underWay.push(...[one.admit() ?? []].flat())
          else {
            const [ended] = underWay.splice(step.which % Math.max(underWay.length, 1), 1)
            if (step.well) ended?.succeeded()
            else ended?.failed()
          }
        }
        for (const call of underWay) call.failed()
        now += limits.coolDownMs
        expect(one.admit()).toBeDefined()
      }),
      { numRuns: 300 },
    )
  })
})
