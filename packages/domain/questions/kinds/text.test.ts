import { describe, expect, it } from 'vitest'
import type { JourneyId } from '../../terms/identity.ts'
import { asked } from '../people/testing.ts'
import type { Kind } from './kind.ts'
import { licenceNumber } from './licence-number.ts'
import { email, mustBeName, nameOf, phone } from './text.ts'

const name = nameOf('your surname')

function read<Value>(kind: Kind<Value>, typed: string, id: JourneyId = 'acorn_pc') {
  return kind.read(typed, asked({}, id))
}

describe('names, email addresses, phone and licence numbers', () => {
  it.each([name, email, phone, licenceNumber])('are unanswered while the field is blank', (kind) => {
    expect(read<string>(kind, '  ')).toEqual({ ok: true, value: undefined })
  })

  it('are tidied when they are read', () => {
    expect(read(name, '  O’Neill  ')).toEqual({ ok: true, value: "O'Neill" })
    expect(read(email, ' Jo@Example.COM ')).toEqual({ ok: true, value: 'Jo@example.com' })
    expect(read(phone, '(0113) 496-0100')).toEqual({ ok: true, value: '01134960100' })
    expect(read(licenceNumber, 'morga 657054 sm9 ij')).toEqual({ ok: true, value: 'MORGA657054SM9IJ' })
  })

  it('are shown in their field as they would be typed', () => {
    for (const [kind, typed] of [
      [name, "O'Neill"],
      [email, 'Jo@example.com'],
      [phone, '01134960100'],
      [licenceNumber, 'MORGA657054SM9IJ'],
    ] as const) {
      const checked = read<string>(kind, typed)
      const value = checked.ok ? (checked.value ?? '') : ''
      // Each kind shows its own checked text; the pairs above match kind and text.
      expect((kind as Kind<string>).show(value)).toBe(typed)
    }
  })

  it('are refused with the reason when they are not valid', () => {
    expect(read(name, 'R2D2')).toMatchObject({ key: 'nameCharacters' })
    expect(read(email, 'jo@')).toMatchObject({ message: 'Please enter a valid email' })
    expect(read(phone, '0113 496')).toMatchObject({ message: 'Please enter a valid number' })
    expect(read(licenceNumber, 'MORGA')).toMatchObject({ key: 'licenceNumberIncomplete' })
  })

  it('name the licence box that is too short, regardless of the others [DRV-18]', () => {
    expect(read(licenceNumber, 'MORG/657054/SM9/IJ')).toMatchObject({
      message: 'Please enter all 16 characters of the driving licence number. Box 1 needs 5',
    })
    expect(read(licenceNumber, 'morga/657054/sm9/ij')).toEqual({ ok: true, value: 'MORGA657054SM9IJ' })
    expect(read(licenceNumber, '///')).toEqual({ ok: true, value: undefined })
  })

  it('read a phone number with our country code as the national number [D-260]', () => {
    expect(read(phone, '+44 113 496 0100')).toEqual({ ok: true, value: '01134960100' })
  })

  it('mention the zero for a bad phone number on impound, and elsewhere if it starts with another digit [YOU-08] [D-260]', () => {
    const withZero = 'Please enter a valid number. It must start with a zero'
    expect(read(phone, '0123', 'briefly_impound')).toMatchObject({ message: withZero })
    expect(read(phone, '123', 'briefly_impound')).toMatchObject({ message: withZero })
    expect(read(phone, '123', 'acorn_cv')).toMatchObject({ message: withZero })
    expect(read(phone, '0123', 'acorn_cv')).toMatchObject({ message: 'Please enter a valid number' })
  })
})

describe('a name', () => {
  const check = mustBeName('your surname')

  it.each([
    [undefined, 'Please enter your surname'],
    ['', 'Please enter your surname'],
    ['x'.repeat(51), 'Please use 50 characters or fewer for your surname'],
    ['Jo3', 'Please use only letters, spaces, apostrophes, dots and hyphens in your surname'],
    ['Jo-', 'Please start and end your surname with a letter'],
    ["'Jo", 'Please start and end your surname with a letter'],
  ])('%j is refused with a message for its cause [YOU-03]', (text, message) => {
    expect(check(text)?.message).toBe(message)
  })

  it.each(['O', 'Ng', "Mary Ann O'Brien-Smith Jr. III", 'Siân', 'Łukasz', 'x'.repeat(50)])(
    '%s is accepted [YOU-03] [CON-04]',
    (text) => {
      expect(check(text)).toBeUndefined()
    },
  )
})
