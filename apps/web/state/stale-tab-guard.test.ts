import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardStaleTab } from './tab-store.ts'

const MINUTE = 60_000
const OF = 'milepost:acorn_pc:'
const storedQuote = () => sessionStorage.getItem(`${OF}quote`)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T10:00:00Z'), toFake: ['Date'] })
  sessionStorage.clear()
  sessionStorage.setItem(`${OF}quote`, 'answers')
  sessionStorage.setItem('another:quote', 'not ours')
})
afterEach(() => {
  vi.useRealTimers()
})

/** The tab is closed, and the browser reopens it some minutes later. */
function closedFor(minutes: number): void {
  guardStaleTab()
  window.dispatchEvent(new Event('pagehide'))
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  guardStaleTab()
}

it('retains the answers over a reload and a short time away [NAV-29]', () => {
  closedFor(0)
  expect(storedQuote()).toBe('answers')
  closedFor(15)
  expect(storedQuote()).toBe('answers')
})

it('drops the answers of a tab that was closed for longer than an open page may be idle [END-11]', () => {
  closedFor(16)
  expect(storedQuote()).toBeNull()
  expect(sessionStorage.getItem('another:quote')).toBe('not ours')
})

it('counts from the last time it was left: a customer who comes back to a hidden tab was never away', () => {
  guardStaleTab()
  const seen = vi.spyOn(document, 'visibilityState', 'get')
  seen.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  guardStaleTab()
  expect(storedQuote()).toBe('answers')
  seen.mockRestore()
})

describe('while a payment is in progress', () => {
  const paying = (minutesAgo: number) =>
    sessionStorage.setItem(`${OF}paying`, String(Date.now() - minutesAgo * MINUTE))

  it('retains the quote for a customer whom a bank sends back late [D-048] [F11]', () => {
    paying(1)
    closedFor(40)
    expect(storedQuote()).toBe('answers')
  })

  it('drops the quote once no payment can be in progress any more [D-046]', () => {
    paying(60)
    closedFor(40)
    expect(storedQuote()).toBeNull()
  })
})
