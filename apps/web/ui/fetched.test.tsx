import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { fetched } from './fetched.tsx'

afterEach(cleanup)

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

it('renders immediately when it was already fetched', async () => {
  const Part = fetched(async () => Counter)
  await Part.fetch()
  render(
    <Suspense fallback="waiting">
      <Part from={3} />
    </Suspense>,
  )
  expect(document.body.textContent).toBe('3')
})

it('suspends otherwise, and does not start again once it has loaded', async () => {
  const Part = fetched(async () => Counter)
  const page = (from: number) => (
    <Suspense fallback="waiting">
      <Part from={from} />
    </Suspense>
  )
  const { rerender } = render(page(3))
  expect(document.body.textContent).toBe('waiting')
  const button = await screen.findByRole('button')
  act(() => button.click())
  rerender(page(5))
  expect(screen.getByRole('button')).toBe(button)
  expect(button.textContent).toBe('4')
})
