import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DateFields } from './DateFields'
import { focusField } from './focus-field'
import { TextField } from './TextField'

afterEach(cleanup)

const parts = { day: {}, month: {}, year: {} }

it('goes to a field by its id', () => {
  render(<TextField name="town" label="Town" />)
  focusField('town')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('goes to the box of a group that is wrong, else to the first', () => {
  const { rerender } = render(<DateFields name="born" label="Born" parts={parts} />)
  focusField('born')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' }))
  rerender(
    <DateFields name="born" label="Born" parts={parts} error="Enter the year" invalidParts={['year']} />,
  )
  focusField('born')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Year' }))
})

it('does nothing where there is no such field', () => {
  focusField('gone')
  expect(document.activeElement).toBe(document.body)
})
