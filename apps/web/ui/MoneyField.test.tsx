import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MoneyField } from './MoneyField.tsx'

afterEach(cleanup)

it('shows the pound sign outside the box and asks for the decimal pad [VEH-22]', () => {
  render(<MoneyField name="worth" label="What is it worth?" defaultValue="1200" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'What is it worth?' })
  expect(screen.getByText('£').contains(input)).toBe(false)
  expect(input.value).toBe('1200')
  expect(input.getAttribute('inputmode')).toBe('decimal')
  expect(input.getAttribute('type')).toBe('text')
})
