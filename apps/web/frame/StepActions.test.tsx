import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StepActions } from './StepActions.tsx'

afterEach(cleanup)

it('submits its form on Continue, and goes back without submitting', () => {
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

it('has no Back on the first step', () => {
  render(<StepActions />)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

it('blocks both buttons, shows why and does nothing, not even on Enter [ADD-08]', () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const onBack = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <StepActions onBack={onBack} blocked="Please finish the form above first." />
    </form>,
  )
  for (const name of ['Back', 'Continue']) {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Please finish the form above first.')
    // Browsers turn Enter in a field into a click on the submit button.
    fireEvent.click(button)
  }
  expect(onBack).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
