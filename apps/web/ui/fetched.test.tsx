import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { fetched } from './fetched'

afterEach(cleanup)

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  )
}

it('is drawn at once by whoever has fetched it', async () => {
  const Part = fetched(async () => Counter)
  await Part.fetch()
  render(
    <Suspense fallback="waiting">
      <Part from={3} />
    </Suspense>,
  )
  expect(document.body.textContent).toBe('3')
})

it('is waited for by anybody else, and does not begin anew once it has come', async () => {
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
