import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DateFields } from './DateFields.tsx'

afterEach(cleanup)

const parts = { day: {}, month: {}, year: {} }

it('asks one question in three named boxes', () => {
  render(
    <DateFields
      name="born"
      label="Date of birth"
      hint="For example 27 3 2007"
      parts={parts}
      autoComplete="bday"
    />,
  )
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeDefined()
  const boxes = ['Day', 'Month', 'Year'].map((name) => screen.getByRole('textbox', { name }))
  expect(boxes.map((box) => box.getAttribute('autocomplete'))).toEqual([
    'bday-day',
    'bday-month',
    'bday-year',
  ])
  // A month may be typed as a word.
  expect(boxes.map((box) => box.getAttribute('inputmode'))).toEqual(['numeric', 'numeric', 'numeric'])
})

it('does not autofill a birthday by default', () => {
  render(<DateFields name="born" label="Date of birth" parts={parts} />)
  expect(screen.getAllByRole('textbox').every((box) => box.getAttribute('autocomplete') === 'off')).toBe(true)
})

it('marks only the fields the error is about, or all of them', () => {
  const { rerender } = render(
    <DateFields
      name="born"
      label="Date of birth"
      parts={parts}
      error="Enter the year"
      invalidParts={['year']}
    />,
  )
  const invalid = () => screen.getAllByRole('textbox').map((box) => box.hasAttribute('aria-invalid'))
  expect(invalid()).toEqual([false, false, true])
  rerender(<DateFields name="born" label="Date of birth" parts={parts} error="Enter a date" />)
  expect(invalid()).toEqual([true, true, true])
})
