import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

it('runs its handler when pressed', () => {
  const onClick = vi.fn()
  render(<Button onClick={onClick}>Save</Button>)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onClick).toHaveBeenCalledOnce()
})

it('ignores a second press while busy, keeps the focus and announces what is happening', () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event) => event.preventDefault())
  const { rerender } = render(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} busyLabel="Saving your answers">
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button')
  button.focus()
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} busy busyLabel="Saving your answers">
        Save
      </Button>
    </form>,
  )
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('status').textContent).toBe('Saving your answers')
})

it('does not submit a form by default', () => {
  render(<Button>Back</Button>)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})
