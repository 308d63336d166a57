import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'

let overlay: typeof import('./UpdatingOverlay.tsx')
let changing: typeof import('./change-offer.ts')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  overlay = await import('./UpdatingOverlay.tsx')
  changing = await import('./change-offer.ts')
})
afterEach(() => {
  cleanup()
  changing.useUpdating.setState({ isUpdating: false })
})

it('shows "Updating Quote..." only while a change is priced [RES-06]', () => {
  render(<overlay.UpdatingOverlay />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  act(() => changing.useUpdating.setState({ isUpdating: true }))
  expect(region.textContent).toBe('Updating Quote...')
})
