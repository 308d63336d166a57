import { dateOfBirth } from '@milepost/domain/questions/people/date-of-birth'
import { licenceObtained } from '@milepost/domain/questions/people/driving-licence'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ask, descriptionOf, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const boxes = () => ['Day', 'Month', 'Year'].map(box)
const values = () => boxes().map(({ value }) => value)
const invalid = () => boxes().map((each) => each.getAttribute('aria-invalid'))

it('accepts a date in three fields, with its month in digits or in words', () => {
  const { answered } = ask(dateOfBirth(you))
  type(box('Day'), '27')
  type(box('Month'), 'mar')
  type(box('Year'), '1987')
  expect(values()).toEqual(['27', 'mar', '1987'])
  pressContinue()
  expect(answered).toEqual(['1987-03-27'])
})

it('keeps the focus in the field that is typed in', () => {
  ask(dateOfBirth(you))
  box('Day').focus()
  type(box('Day'), '27')
  expect(document.activeElement).toBe(box('Day'))
})

it('moves to the next field only when more is typed than a field can hold', () => {
  const { answered } = ask(dateOfBirth(you))
  const press = (digit: string) => {
    const at = document.activeElement
    if (at instanceof HTMLInputElement) type(at, `${at.value}${digit}`)
  }
  box('Day').focus()
  press('2')
  press('7')
  expect(document.activeElement).toBe(box('Day'))
  press('3')
  expect(values()).toEqual(['27', '3', ''])
  expect(document.activeElement).toBe(box('Month'))
  // There is no month 31: the digit begins the year.
  for (const digit of '1987') press(digit)
  expect(values()).toEqual(['27', '3', '1987'])
  pressContinue()
  expect(answered).toEqual(['1987-03-27'])
})

it('accepts a whole date pasted into one field', () => {
  ask(dateOfBirth(you))
  type(box('Year'), '27/03/1987')
  expect(values()).toEqual(['27', '03', '1987'])
})

it('expands a two-digit year once its field is left', () => {
  const { answered } = ask(dateOfBirth(you))
  type(box('Day'), '27')
  type(box('Month'), '3')
  type(box('Year'), '87')
  expect(values()).toEqual(['27', '3', '87'])
  fireEvent.blur(box('Year'))
  expect(values()).toEqual(['27', '3', '1987'])
  pressContinue()
  expect(answered).toEqual(['1987-03-27'])
})

it('shows the stored date', () => {
  ask(dateOfBirth(you), { subject: { dateOfBirth: '1987-03-27' } })
  expect(values()).toEqual(['27', '03', '1987'])
})

it('shows the error once, marks the fields it is about and retains what was typed', () => {
  ask(dateOfBirth(you))
  type(box('Day'), '27')
  type(box('Month'), '3')
  type(box('Year'), '987')
  expect(invalid()).toEqual([null, null, null])
  pressContinue()
  expect(invalid()).toEqual([null, null, 'true'])
  expect(document.activeElement).toBe(box('Year'))
  expect(values()).toEqual(['27', '3', '987'])
  expect(box('Day').dataset['errorKey']).toBe('yearNotFull')
  expect(descriptionOf(screen.getByRole('group'))).toEqual([
    'For example, 27 3 1987',
    expect.stringContaining('with 4 numbers'),
  ])
})

it('autofills the customer’s own birthday and no other date', () => {
  const tokens = () => boxes().map((each) => each.getAttribute('autocomplete'))
  ask(dateOfBirth(you))
  expect(tokens()).toEqual(['bday-day', 'bday-month', 'bday-year'])
  cleanup()
  ask(dateOfBirth(theDriver), { of: 'driver' })
  expect(tokens()).toEqual(['off', 'off', 'off'])
  cleanup()
  ask(licenceObtained(you), { subject: { hasFullUkLicence: true } })
  expect(tokens()).toEqual(['off', 'off', 'off'])
})
