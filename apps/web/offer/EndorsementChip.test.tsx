import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EndorsementChip } from './Endorsements.tsx'

afterEach(cleanup)

function show() {
  render(<EndorsementChip name="Garaging" wording="Kept in a locked garage." />)
  const chip = screen.getByRole('button', { name: 'Garaging' })
  const isShown = () => screen.getByText('Kept in a locked garage.').closest('[data-open]') !== null
  return { chip, isShown }
}

it('opens its wording when pressed and closes it when pressed again [RES-22]', () => {
  const { chip, isShown } = show()
  expect(isShown()).toBe(false)
  fireEvent.click(chip)
  expect(isShown()).toBe(true)
  expect(chip.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(chip)
  expect(isShown()).toBe(false)
})

it('opens when a mouse rests on it, and not when a finger passes over it', () => {
  const { chip, isShown } = show()
  fireEvent.pointerOver(chip, { pointerType: 'touch' })
  expect(isShown()).toBe(false)
  fireEvent.pointerOver(chip, { pointerType: 'mouse' })
  expect(isShown()).toBe(true)
})

it('is dismissed with Esc and when the focus moves on', () => {
  const { chip, isShown } = show()
  fireEvent.click(chip)
  fireEvent.keyDown(chip, { key: 'Escape' })
  expect(isShown()).toBe(false)
  fireEvent.click(chip)
  fireEvent.blur(chip)
  expect(isShown()).toBe(false)
})
