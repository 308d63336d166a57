import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Skeleton, Waiting } from './Waiting.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

it('announces what is happening only when it takes longer than a second', () => {
  render(
    <Waiting label="Looking it up">
      <Skeleton />
    </Waiting>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status').textContent).toBe('Looking it up')
})
