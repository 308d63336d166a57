import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Artwork } from './Artwork.tsx'

vi.mock('@milepost/brands/acorn/artwork', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(cleanup)

it('keeps the page when its picture cannot be loaded', async () => {
  render(
    <>
      <h1>The page</h1>
      <Artwork brand="A" />
    </>,
  )
  await act(() => import('@milepost/brands/acorn/artwork').catch(() => undefined))
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined()
})
