import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ToastRegion } from './ToastRegion.tsx'
import { showToast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  act(() => vi.runAllTimers())
  vi.useRealTimers()
  cleanup()
})

it('announces a toast for 3000 ms [CON-16]', () => {
  render(<ToastRegion />)
  const region = screen.getByRole('status')
  expect(region.textContent).toBe('')
  act(() => showToast('Your answers are saved'))
  expect(region.textContent).toBe('Your answers are saved')
  act(() => vi.advanceTimersByTime(2999))
  expect(region.textContent).toBe('Your answers are saved')
  act(() => vi.advanceTimersByTime(1))
  expect(region.textContent).toBe('')
})

it('shows each toast for its own time', () => {
  render(<ToastRegion />)
  act(() => showToast('One'))
  act(() => vi.advanceTimersByTime(2000))
  act(() => showToast('Two'))
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('status').textContent).toBe('Two')
})
