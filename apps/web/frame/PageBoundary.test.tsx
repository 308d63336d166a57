import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PageBoundary } from './PageBoundary.tsx'

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new TypeError('The page broke')
}

it('renders the page of another path after an error', () => {
  const { rerender } = render(
    <PageBoundary path="/results">
      <Broken />
    </PageBoundary>,
  )
  expect(screen.getByRole('alert')).toBeDefined()
  rerender(
    <PageBoundary path="/quote">
      <p>Another page</p>
    </PageBoundary>,
  )
  expect(screen.getByText('Another page')).toBeDefined()
})
