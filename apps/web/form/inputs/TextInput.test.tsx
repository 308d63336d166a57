import { firstName, lastNames, phoneNumber } from '@milepost/domain/questions/people/about-you'
import { emailAddress } from '@milepost/domain/questions/people/email-address'
import { theDriver, you } from '@milepost/domain/questions/people/whose'
import { businessMileage } from '@milepost/domain/questions/vehicle/use'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, descriptionOf, pressContinue, type } from './testing.tsx'

afterEach(cleanup)

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const attributes = (...names: string[]) => names.map((name) => box().getAttribute(name))

describe('a text field', () => {
  it.each([
    [firstName(you), 'given-name'],
    [lastNames(you), 'family-name'],
    [emailAddress, 'email'],
    [phoneNumber, 'tel'],
  ])('can be autofilled when it is the customer’s own: $0.name', (question, token) => {
    ask(question)
    expect(attributes('autocomplete')).toEqual([token])
  })

  it.each([firstName(theDriver), lastNames(theDriver)])(
    'is never autofilled for another driver: $name',
    (question) => {
      ask(question, { of: 'driver' })
      expect(attributes('autocomplete')).toEqual(['off'])
    },
  )

  it('opens the right keyboard, and is never a number input', () => {
    ask(phoneNumber)
    expect(attributes('type', 'inputmode')).toEqual(['tel', 'tel'])
    cleanup()
    ask(emailAddress)
    expect(attributes('type', 'inputmode')).toEqual(['email', 'email'])
    cleanup()
    ask(businessMileage, { of: 'vehicleDetails', id: 'acorn_cv', subject: { vehicleUse: 'G' } })
    expect(attributes('type', 'inputmode')).toEqual(['text', 'numeric'])
  })

  it('is validated on Continue only, retained as typed, and accepted once corrected', () => {
    const { answered } = ask(emailAddress)
    type(box(), 'jo@')
    expect(box().hasAttribute('aria-invalid')).toBe(false)
    pressContinue()
    expect(box().value).toBe('jo@')
    expect(descriptionOf(box()).at(-1)).toBe('Error: Please enter a valid email')
    expect(box().dataset['errorKey']).toBe('emailNotValid')
    type(box(), 'jo@example.com')
    expect(box().hasAttribute('aria-invalid')).toBe(false)
    pressContinue()
    expect(answered).toEqual(['jo@example.com'])
  })

  it('explains why a phone number is needed', () => {
    ask(phoneNumber)
    expect(descriptionOf(box())).toEqual([
      expect.stringContaining("We'll only call about your quote or policy"),
    ])
  })

  it('shows a phone number without our country code, as it is stored [D-260]', () => {
    const { answered } = ask(phoneNumber)
    type(box(), '+447700900123')
    expect(box().value).toBe('07700900123')
    type(box(), '+')
    type(box(), '+4')
    type(box(), '+44')
    expect(box().value).toBe('+44')
    fireEvent.blur(box())
    expect(box().value).toBe('0')
    type(box(), '0044 113 496 0100')
    expect(box().value).toBe('0113 496 0100')
    pressContinue()
    expect(answered).toEqual(['01134960100'])
  })
})
