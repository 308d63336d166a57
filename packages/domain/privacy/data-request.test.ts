import { describe, expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { dataRequestDue, dataRequestStates, isDataRequestStep, mayExtend } from './data-request.ts'

const due = (received: string, isExtended = false) => dataRequestDue(localDate(received), { isExtended })

describe('a data request', () => {
  it.each([
    ['2026-11-17', '2026-12-17'],
    // In a month without that day, its last day counts, moved to a working day.
    ['2027-01-31', '2027-03-01'],
    // A Saturday moves to Monday, and Christmas Day to the day after the bank holidays.
    ['2026-11-19', '2026-12-21'],
    ['2026-11-25', '2026-12-29'],
  ])('of %s is due on %s, a month later, on a working day [DSK-701]', (received, by) => {
    expect(due(received)).toBe(by)
  })

  it('may be extended by two months, once, within the first month [DSK-701]', () => {
    const receivedOn = localDate('2026-11-17')
    expect(due('2026-11-17', true)).toBe('2027-02-17')
    const request = { receivedOn, isExtended: false, state: 'open' } as const
    expect(mayExtend(request, localDate('2026-12-17'))).toBe(true)
    expect(mayExtend(request, localDate('2026-12-18'))).toBe(false)
    expect(mayExtend({ ...request, isExtended: true }, receivedOn)).toBe(false)
    expect(mayExtend({ ...request, state: 'done' }, receivedOn)).toBe(false)
  })

  it('has no further step once it is done or refused [DSK-702]', () => {
    for (const state of dataRequestStates) {
      expect(isDataRequestStep('done', state)).toBe(false)
      expect(isDataRequestStep('refused', state)).toBe(false)
    }
    expect(isDataRequestStep('proposed', 'refused')).toBe(false)
  })
})
