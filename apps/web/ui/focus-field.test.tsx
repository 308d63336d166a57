import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DateFields } from './DateFields.tsx'
import { focusField } from './focus-field.ts'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

const parts = { day: {}, month: {}, year: {} }

it('focuses a field by its id', () => {
  render(<TextField name="town" label="Town" />)
  focusField('town')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('focuses the field of a group that is in error, otherwise the first', () => {
  const { rerender } = render(<DateFields name="born" label="Born" parts={parts} />)
  focusField('born')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' }))
  rerender(
    <DateFields name="born" label="Born" parts={parts} error="Enter the year" invalidParts={['year']} />,
  )
  focusField('born')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Year' }))
})

it('does nothing if there is no such field', () => {
  focusField('gone')
  expect(document.activeElement).toBe(document.body)
})
