import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LogoDialog } from './LogoDialog.tsx'

afterEach(cleanup)

it('asks with the exact text and the two exact answers [JRN-20]', () => {
  render(<LogoDialog open onStay={() => {}} onHome={() => {}} />)
  expect(
    screen.getByRole('dialog', { name: "Go to the homepage? You'll lose all your responses if you do." }),
  ).toBeDefined()
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Stay Here',
    'Home Page',
  ])
})

it('stays on "Stay Here" and on Esc, leaves on "Home Page"', () => {
  const [onStay, onHome] = [vi.fn(), vi.fn()]
  render(<LogoDialog open onStay={onStay} onHome={onHome} />)
  fireEvent.click(screen.getByRole('button', { name: 'Stay Here' }))
  expect(onStay).toHaveBeenCalledTimes(1)
  fireEvent(screen.getByRole('dialog'), new Event('close'))
  expect(onStay).toHaveBeenCalledTimes(2)
  expect(onHome).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Home Page' }))
  expect(onHome).toHaveBeenCalledOnce()
})
