import { localDate } from '@milepost/domain/values/local-date'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetQuote, useQuote } from '../state/quote-state.ts'
import { MemoryRouter } from '../testing/memory-router.tsx'
import { PassedStart } from './PassedStart.tsx'

const startAt = (hour: number) =>
  useQuote.setState(({ answers }) => ({
    answers: {
      ...answers,
      coverDetails: { effectiveFrom: { date: localDate('2026-11-15'), hour, minute: 0 } },
    },
  }))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T11:59:00Z') })
  startAt(12)
  render(
    <MemoryRouter>
      <PassedStart />
    </MemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  resetQuote()
})

const later = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('is announced only when the start passes while the page is open [D-129]', () => {
  const region = screen.getByRole('status')
  later(45_000)
  expect(region.textContent).toBe('')
  later(15_000)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toContain('The start time you chose has passed')
  const link = screen.getByRole('link', { name: 'Change when your cover starts' })
  expect(link.getAttribute('href')).toBe('/quote/vehicle-cover')
})

it('reports for a tab that slept over midnight that the day has passed [D-129]', () => {
  vi.setSystemTime(new Date('2026-11-16T08:00:00Z'))
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('status').textContent).toContain("can't start in the past")
})

it('disappears when another start is chosen', () => {
  later(60_000)
  act(() => startAt(18))
  expect(screen.getByRole('status').textContent).toBe('')
})
