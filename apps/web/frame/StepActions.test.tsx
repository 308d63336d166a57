import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StepActions } from './StepActions'

afterEach(cleanup)

it('continues by submitting its form, and goes back without', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const onBack = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <StepActions onBack={onBack} />
    </form>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('offers no way back on the first step', () => {
  render(<StepActions />)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})
