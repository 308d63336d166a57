import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(cleanup)

/** The journey is read once, when the first module is imported. */
async function showOn(journey: string) {
  vi.resetModules()
  document.documentElement.dataset['journey'] = journey
  const { DocumentsByPost } = await import('./DocumentsByPost.tsx')
  const { useResults } = await import('../state/results-state.ts')
  render(<DocumentsByPost />)
  return useResults
}

it('is offered and not ticked: documents come by email unless post is requested [CON-17] [BUY-22] [D-167]', async () => {
  const useResults = await showOn('acorn_pc')
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /Send my policy documents by post/ })
  expect(tick.checked).toBe(false)
  expect(useResults.getState().documentsByPost).not.toBe(true)
  fireEvent.click(tick)
  expect(useResults.getState().documentsByPost).toBe(true)
})

it('is not offered for the brand that sends no post [RES-05] [D-010]', async () => {
  await showOn('carrot_pc')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})
