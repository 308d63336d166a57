import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPaying, stopPaying } from '../state/payment-in-progress.ts'
import { useQuote } from '../state/quote-state.ts'
import { clearResults, useResults } from '../state/results-state.ts'
import { MemoryRouter, Route, Routes } from '../testing/memory-router.tsx'
import { IdleWarning } from './IdleWarning.tsx'

const MINUTE = 60_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useQuote.setState({ draft: undefined })
})

function show() {
  render(
    <MemoryRouter initialEntries={['/quote/about-you']}>
      <Routes>
        <Route path="/quote/about-you" element={<IdleWarning />} />
        <Route path="/time-out" element={<h1>Timed out</h1>} />
      </Routes>
    </MemoryRouter>,
  )
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('asks two minutes before the end, with "Stay" as the answer and Esc doing the same [END-11]', () => {
  show()
  expect(screen.queryByRole('dialog')).toBeNull()
  pass(13 * MINUTE)
  expect(screen.getByRole('dialog', { name: 'Are you still there?' }).textContent).toContain('2:00')
  const stay = screen.getByRole('button', { name: 'Stay' })
  expect(document.activeElement).toBe(stay)
  fireEvent.click(stay)
  expect(screen.queryByRole('dialog')).toBeNull()
  pass(13 * MINUTE)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('promises to keep the answers only when they are saved', () => {
  show()
  pass(13 * MINUTE)
  expect(screen.getByRole('dialog').textContent).not.toContain('saved')
  act(() => useQuote.setState({ draft: { id: 'd', revision: 1, unconfirmed: [] } }))
  expect(screen.getByRole('dialog').textContent).toContain('Your answers are saved')
})

it('leads to the time-out page [END-11] [CON-31]', () => {
  show()
  pass(15 * MINUTE)
  expect(screen.getByRole('heading', { name: 'Timed out' })).toBeDefined()
})

const made = { quoteReference: 'A-2345678923' } as NonNullable<
  ReturnType<typeof useResults.getState>['results']
>

it('reports the timeout to the server, and activity before it, once there is a quote [END-11] [T24]', async () => {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    sent.push([address.split('/').at(-1) ?? '', typeof body === 'string' ? JSON.parse(body) : undefined])
    return new Response(null, { status: 204 })
  })
  show()
  pass(4 * MINUTE + 1)
  act(() => useResults.setState({ results: made }))
  fireEvent(window, new Event('pointerdown'))
  pass(4 * MINUTE)
  expect(sent).toEqual([['KeepSession', undefined]])
  pass(12 * MINUTE)
  expect(sent).toEqual([
    ['KeepSession', undefined],
    ['EndSession', { because: 'IDLE' }],
  ])
  clearResults()
  vi.unstubAllGlobals()
})

it('reports activity during the whole payment [D-048] [F11]', () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    sent.push(address)
    return new Response(null, { status: 204 })
  })
  useResults.setState({ results: made })
  show()
  act(() => startPaying())
  pass(21 * MINUTE)
  expect(sent.filter((address) => address.endsWith('/KeepSession'))).toHaveLength(5)
  act(() => stopPaying())
  clearResults()
  vi.unstubAllGlobals()
})

it('never closes a quote while it is being paid for [D-048] [F11]', () => {
  show()
  act(() => startPaying())
  pass(60 * MINUTE)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Timed out' })).toBeNull()
  act(() => stopPaying())
  pass(15 * MINUTE)
  expect(screen.getByRole('heading', { name: 'Timed out' })).toBeDefined()
})
