import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from './App'
import { stepPath } from './paths'
import { MemoryRouter } from './testing/memory-router'

// The chunk of every page besides the wizard fails to load: the connection is down, or a new build has replaced it.
vi.mock('./later-pages', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

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

it('frames a step alike however its address is written [NAV-01] [JRN-23]', async () => {
  const written = stepPath('vehicleDetails').replace('details', 'Details')
  open(`${written}/`)
  expect(await screen.findByRole('navigation', { name: 'Progress' })).toBeDefined()
  expect(window.dataLayer).toEqual([
    { event: 'page_view', path: stepPath('vehicleDetails'), channel: 'Direct' },
  ])
})

it('leaves the frame standing around a page that cannot be fetched, says so and reports it [ERR-34]', async () => {
  open('/quote-retrieval')
  expect(await screen.findByRole('heading', { level: 1, name: "We couldn't open this page" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  expect(screen.getByRole('banner').textContent).toContain('Acorn')
  expect(reported).toHaveBeenCalledOnce()
})
