import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from './App.tsx'
import { stepPath } from './paths.ts'
import { useQuote } from './state/quote-state.ts'
import { MemoryRouter } from './testing/memory-router.tsx'

// The chunk of every page other than the wizard fails to load: the connection is down, or a new build has replaced it.
vi.mock('./later-pages.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

vi.mock('./resume/QuoteSession.tsx', () => ({ QuoteSession: () => <p>This quote is kept</p> }))

const reported = vi.fn<(error: unknown) => void>()
beforeEach(() => {
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
  vi.stubGlobal('dataLayer', [])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
}

it('shows the same frame and tracks the same path for every spelling of a step’s URL [NAV-01] [JRN-23]', async () => {
  const written = stepPath('vehicleDetails').replace('details', 'Details')
  open(`${written}/`)
  expect(await screen.findByRole('navigation', { name: 'Progress' })).toBeDefined()
  expect(window.dataLayer).toEqual([
    { event: 'page_view', path: stepPath('vehicleDetails'), channel: 'Direct' },
  ])
})

it('keeps the frame when a page cannot be fetched, shows an error and reports it [ERR-34]', async () => {
  open('/quote-retrieval')
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't open this page" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByRole('banner').textContent).toContain('Acorn')
  expect(reported).toHaveBeenCalledOnce()
})

it('loads the quote session once the quote has a vehicle, and not while the customer types on the first screen [D-048]', async () => {
  open(stepPath('vehicleDetails'))
  await screen.findByRole('navigation', { name: 'Progress' })
  await act(() => import('./resume/QuoteSession.tsx'))
  expect(screen.queryByText('This quote is kept')).toBeNull()
  act(() =>
    useQuote.setState(({ completedSteps }) => ({
      completedSteps: { ...completedSteps, vehicleDetails: true },
    })),
  )
  expect(await screen.findByText('This quote is kept')).toBeDefined()
  act(() => useQuote.setState({ completedSteps: {} }))
})

it('also loads the quote session for a first screen that is left open, so that it times out like the others [D-048]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    open(stepPath('vehicleDetails'))
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(screen.queryByText('This quote is kept')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1_001))
  } finally {
    vi.useRealTimers()
  }
  expect(await screen.findByText('This quote is kept')).toBeDefined()
})
