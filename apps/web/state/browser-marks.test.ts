import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reference } from '../resume/testing/restored.ts'

let stamp: typeof import('./browser-marks.ts')
let tab: typeof import('./quote-state.ts')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  stamp = await import('./browser-marks.ts')
  tab = await import('./quote-state.ts')
})
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

it('is valid for 30 minutes and not a second longer [RET-09] [CON-31]', () => {
  stamp.stampQuote(reference)
  vi.setSystemTime(new Date('2026-11-16T10:30:00Z'))
  expect(stamp.stampedQuote()).toEqual({ quoteReference: reference, isValid: true })
  vi.setSystemTime(new Date('2026-11-16T10:30:01Z'))
  expect(stamp.stampedQuote()).toEqual({ quoteReference: reference, isValid: false })
})

it('is not valid when its time is in the future', () => {
  stamp.stampQuote(reference)
  vi.setSystemTime(new Date('2026-11-16T09:00:00Z'))
  expect(stamp.stampedQuote()?.isValid).toBe(false)
})

it('contains only a time and the reference [T24]', () => {
  stamp.stampQuote(reference)
  expect(Object.values({ ...localStorage })).toEqual([`${Date.parse('2026-11-16T10:00:00Z')} ${reference}`])
})

it.each(['', 'nonsense', '1'])('is absent when what is stored is %j', (text) => {
  localStorage.setItem('milepost:acorn_pc:retrieve-stamp', text)
  expect(stamp.stampedQuote()).toBeUndefined()
})

it('is removed with its own quote, and not with another [RET-09]', async () => {
  const { takeResumedQuote } = await import('../resume/resumed-quote.ts')
  const { aRestored } = await import('../resume/testing/restored.ts')
  await takeResumedQuote(aRestored(), 'stored-quote')
  stamp.stampQuote('A-0THER')
  tab.resetQuote()
  expect(stamp.stampedQuote()?.quoteReference).toBe('A-0THER')
  await takeResumedQuote(aRestored(), 'stored-quote')
  stamp.stampQuote(reference)
  tab.abandonQuote()
  expect(stamp.stampedQuote()).toBeUndefined()
})

it('is absent in a browser without storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no storage', 'SecurityError')
  })
  expect(() => stamp.stampQuote(reference)).not.toThrow()
  expect(stamp.stampedQuote()).toBeUndefined()
})
