import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { optional } from './optional.ts'

afterEach(cleanup)

it('shows the part once it has loaded', async () => {
  const Part = optional(async () => ({ name }: { name: string }) => <p>Hello {name}</p>)
  render(
    <Suspense>
      <Part name="there" />
    </Suspense>,
  )
  expect(await screen.findByText('Hello there')).toBeDefined()
})

it('keeps the page when the part cannot be fetched', async () => {
  const load = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const Part = optional(load)
  render(
    <Suspense fallback="waiting">
      <h1>The page</h1>
      <Part />
    </Suspense>,
  )
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined()
  expect(load).toHaveBeenCalledOnce()
})
