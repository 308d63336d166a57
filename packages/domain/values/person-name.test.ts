import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonName, parsePersonName } from './person-name.ts'

describe('a name', () => {
  it.each([
    'A',
    'Ng',
    'Anna Maria',
    "O'Neill",
    'Smith-Jones',
    'St. John',
    'Siân',
    'Zoë',
    'Łukasz',
    'Muñoz',
    'Дмитрий',
    '李',
  ])('may be %s [YOU-03]', (text) => {
    expect(parsePersonName(text)).toEqual({ ok: true, value: text })
  })

  it.each(['Ann4', 'Ann!', 'Ann@home', 'Ann_B', '<b>Ann</b>', 'Ann, Lee', 'Ann\u200eLee', '=SUM'])(
    'may not be %j, which has a number or special character [YOU-03]',
    (text) => {
      expect(parsePersonName(text)).toMatchObject({ ok: false, key: 'nameCharacters' })
    },
  )

  it.each(["'Neill", 'Neill-', 'Jr.', '.', '-Ann', '\u0301a'])(
    'may not be %j, which does not start and end with a letter [YOU-03]',
    (text) => {
      expect(parsePersonName(text)).toMatchObject({ ok: false, key: 'nameEnds' })
    },
  )

  it('has 1 to 50 characters [CON-04]', () => {
    expect(parsePersonName('')).toMatchObject({ ok: false, key: 'nameMissing' })
    expect(parsePersonName('a'.repeat(50))).toMatchObject({ ok: true })
    expect(parsePersonName('a'.repeat(51))).toMatchObject({ ok: false, key: 'nameTooLong' })
  })

  it('counts a letter outside the basic plane as one [CON-04]', () => {
    expect(parsePersonName('\u{10400}'.repeat(50))).toMatchObject({ ok: true })
    expect(parsePersonName('\u{10400}'.repeat(51))).toMatchObject({ ok: false, key: 'nameTooLong' })
  })
})

describe('the stored form of a name', () => {
  it.each([
    ['  Anna   Maria ', 'Anna Maria'],
    ['O\u2019Neill', "O'Neill"],
    ['Smith\u2013Jones', 'Smith-Jones'],
    ['Zoe\u0308', 'Zo\u00eb'],
  ])('for %j is %j', (text, normalised) => {
    expect(parsePersonName(text)).toEqual({ ok: true, value: normalised })
    expect(isPersonName(normalised)).toBe(true)
    expect(isPersonName(text)).toBe(false)
  })
})

it('names the field in its message', () => {
  expect(parsePersonName('', 'your first name')).toMatchObject({ message: 'Please enter your first name' })
  expect(parsePersonName('Jr.', 'your surname')).toMatchObject({
    message: 'Please start and end your surname with a letter',
  })
})

it('accepts letters with single marks between them and refuses any digit [YOU-03]', () => {
  const part = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ]{1,8}$/)
  const name = fc.tuple(part, fc.constantFrom(' ', "'", '-', '. '), part).map((parts) => parts.join(''))
  fc.assert(
    fc.property(name, fc.nat({ max: 8 }), (text, at) => {
      expect(parsePersonName(text)).toEqual({ ok: true, value: text })
      expect(parsePersonName(`${text.slice(0, at)}7${text.slice(at)}`).ok).toBe(false)
    }),
  )
})

it('accepts its own output again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const checked = parsePersonName(text)
      if (checked.ok) expect(parsePersonName(checked.value)).toEqual(checked)
    }),
  )
})
