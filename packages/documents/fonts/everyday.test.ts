import { describe, expect, it } from 'vitest'
import { isEveryday } from './everyday.ts'
import { type Family, faceOf } from './faces.ts'

const families: readonly Family[] = ['archivo', 'barlow', 'figtree', 'libre-franklin', 'manrope', 'outfit']
const pangram = 'The quick brown fox, £1,234.50 (“jumps”) – over: AVA & To!'

/** The text a reader extracts from the PDF form. */
function readBack(shown: string, readAs: Uint8Array): string {
  const letters = [...(/\[(.*)\]/.exec(Buffer.from(readAs).toString())?.[1] ?? '').matchAll(/<(\w+)>/g)]
  const glyphs = shown.replace(/> -?[\d.]+ </g, '').match(/.{4}/g) ?? []
  return glyphs
    .map((glyph) => Number.parseInt(letters[Number.parseInt(glyph, 16)]?.[1] ?? '', 16))
    .map((code) => String.fromCodePoint(code))
    .join('')
}

describe.each(families)('the everyday characters of %s', (family) => {
  const face = faceOf(family, 'regular')

  it('can be extracted as the text they show', () => {
    const { shown = '' } = face.wordOf(pangram)
    expect(readBack(shown, face.everyday().readAs.bytes)).toBe(pangram)
  })

  it('are as wide as the measured text, including kerning', () => {
    const { shown = '', width } = face.wordOf('AVATAR To')
    const { widths } = face.everyday()
    const glyphs = shown.replace(/> -?[\d.]+ </g, '').match(/.{4}/g) ?? []
    const kerning = [...shown.matchAll(/> (-?[\d.]+) </g)].map(([, number]) => Number(number))
    const drawn = glyphs.reduce((sum, glyph) => sum + (widths[Number.parseInt(glyph, 16)] ?? 0), 0)
    expect((drawn - kerning.reduce((sum, number) => sum + number, 0)) / 1000).toBeCloseTo(width, 4)
  })

  it('are a subset of the face: less than half of its size', () => {
    const { trueType } = face.everyday()
    expect(trueType.deflated.length).toBeLessThan(16_000)
    expect(Buffer.from(trueType.bytes.subarray(0, 4)).toString()).toBe('true')
  })
})

it('everyday characters cover our own texts, but not names with other letters', () => {
  expect(isEveryday(pangram)).toBe(true)
  for (const other of ['José', 'Łukasz', 'Ελένη', '王', 'a\u0000b', '\u202ea']) {
    expect(isEveryday(other)).toBe(false)
    expect(faceOf('figtree', 'regular').wordOf(other).shown).toBeUndefined()
  }
})
