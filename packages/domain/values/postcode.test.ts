import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPostcode, parsePostcode, postcodeArea } from './postcode.ts'

/** Text fitting the shape of an ordinary postcode, in two parts. */
const ordinary = fc.tuple(
  fc.stringMatching(/^[A-Z]{1,2}[0-9][A-Z0-9]?$/),
  fc.stringMatching(/^[0-9][A-Z]{2}$/),
)

describe('a postcode', () => {
  it.each(['SW1A 1AA', 'M1 1AE', 'EC1A 1BB', 'W1A 0AX', 'B33 8TH', 'CR2 6XH', 'DN55 1PT', 'ID1 1QD'])(
    'may be %s',
    (text) => {
      expect(parsePostcode(text)).toEqual({ ok: true, value: text })
    },
  )

  it.each([
    'ASCN 1ZZ',
    'STHL 1ZZ',
    'TDCU 1ZZ',
    'BBND 1ZZ',
    'BIQQ 1ZZ',
    'FIQQ 1ZZ',
    'SIQQ 1ZZ',
    'PCRN 1ZZ',
    'TKCA 1ZZ',
    'BFPO 1',
    'BFPO 1234',
    'GIR 0AA',
    'JE2 3AB',
    'GY1 1AA',
    'IM1 1AA',
    'GX11 1AA',
  ])('may be %s, for islands, forces and territories [ADR-13]', (text) => {
    expect(parsePostcode(text)).toEqual({ ok: true, value: text })
    expect(parsePostcode(text.replace(' ', '').toLowerCase())).toEqual({ ok: true, value: text })
  })

  it.each([
    'SW1A',
    '1AA',
    'SW1A 1A',
    'SW1A 1AAA',
    'ABC1 1AA',
    '90210',
    'BFPO',
    'BFPO 12345',
    'GIR 1AA',
    'XIQQ 1ZZ',
    'SW1A 1A\u00c5',
    '\u017fW1A 1AA',
    'SW1A 1AA'.repeat(6),
  ])('may not be %j [ADR-13]', (text) => {
    expect(parsePostcode(text)).toMatchObject({ ok: false, key: 'postcodeNotValid' })
  })

  it.each(['', '  '])('is asked for when the text is blank: %j', (text) => {
    expect(parsePostcode(text)).toMatchObject({ ok: false, key: 'postcodeMissing' })
  })
})

describe('a typed postcode', () => {
  it.each([
    'sw1a1aa',
    'SW1A-1AA',
    ' sw1a  1aa ',
    'S W 1 A 1 A A',
    'SW1A\u00a01AA',
    'SW1A,1AA.',
    'SW1A\u20131AA',
  ])('may be written %j', (text) => {
    expect(parsePostcode(text)).toEqual({ ok: true, value: 'SW1A 1AA' })
  })

  it('has one standard form for any case, spacing and punctuation', () => {
    const noise = fc
      .array(fc.constantFrom(' ', '-', '.', ',', '/', '\t'), { maxLength: 3 })
      .map((marks) => marks.join(''))
    fc.assert(
      fc.property(ordinary, noise, noise, ([outward, inward], before, between) => {
        const checked = parsePostcode(`${before}${outward.toLowerCase()}${between}${inward}`)
        expect(checked).toEqual({ ok: true, value: `${outward} ${inward}` })
      }),
    )
  })

  it('is in standard form only if parsing does not change it', () => {
    expect(isPostcode('SW1A 1AA')).toBe(true)
    expect(isPostcode('SW1A1AA')).toBe(false)
    expect(isPostcode('sw1a 1aa')).toBe(false)
    expect(isPostcode(undefined)).toBe(false)
    fc.assert(
      fc.property(fc.string(), (text) => {
        const checked = parsePostcode(text)
        if (checked.ok) expect(isPostcode(checked.value)).toBe(true)
      }),
    )
  })
})

it('returns the area of a postcode', () => {
  for (const [text, area] of [
    ['SW1A 1AA', 'SW'],
    ['M1 1AE', 'M'],
    ['BFPO 12', 'BFPO'],
  ]) {
    const checked = parsePostcode(text ?? '')
    expect(checked.ok && postcodeArea(checked.value)).toBe(area)
  }
})
