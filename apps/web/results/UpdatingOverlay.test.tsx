import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'

let overlay: typeof import('./UpdatingOverlay')
let changing: typeof import('./change-offer')

beforeAll(async () => {
  document.documentElement.dataset['journey'] = 'acorn_pc'
  overlay = await import('./UpdatingOverlay')
  changing = await import('./change-offer')
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
