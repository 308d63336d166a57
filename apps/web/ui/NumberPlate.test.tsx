import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { NumberPlate } from './NumberPlate.tsx'

afterEach(cleanup)

it('has its label outside the plate, capitals, and no autofill or spelling check', () => {
  render(<NumberPlate name="registration" label="Registration number" error="Enter it" />)
  const input = screen.getByRole('textbox', { name: 'Registration number' })
  expect(input.closest('[data-part="plate"]')?.contains(screen.getByText('Registration number'))).toBe(false)
  expect(input.getAttribute('autocapitalize')).toBe('characters')
  expect(input.getAttribute('autocomplete')).toBe('off')
  expect(input.getAttribute('spellcheck')).toBe('false')
  expect(input.getAttribute('aria-describedby')).toBe('registration-error')
})

it('reads out only the registration', () => {
  render(<NumberPlate name="registration" label="Registration number" />)
  expect(screen.getByText('UK').getAttribute('aria-hidden')).toBe('true')
})
