import { describe, expect, it } from 'vitest'
import { type Face, type Family, faceOf } from './faces.ts'

const families: readonly Family[] = ['archivo', 'barlow', 'figtree', 'libre-franklin', 'manrope', 'outfit']

/** The width of a lower-case L, which is a single stroke. */
function strokeOf({ font }: Face): number {
  const { minX = 0, maxX = 0 } = font.layout('l').glyphs[0]?.bbox ?? {}
  return maxX - minX
}

describe.each(families)('%s', (family) => {
  it.each(['regular', 'bold'] as const)(
    'in %s has every character of our own texts and of British names',
    (weight) => {
      const face = faceOf(family, weight)
      const needed =
        'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789£%&()/:;,.?!\'"+-–—‘’“”•·…@ ÁÉÍÓÚáéíóúŵŷŴŶâêîôûàèìòùëïöüçñ'
      expect([...needed].filter((letter) => !face.has(letter.codePointAt(0) ?? 0))).toEqual([])
    },
  )

  it('has digits of equal width, so that amounts align in columns', () => {
    const face = faceOf(family, 'regular')
    const widths = [...'0123456789'].map((figure) => face.widthOf(figure, 1000))
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(3)
  })

  it('has wider strokes in bold', () => {
    expect(strokeOf(faceOf(family, 'bold'))).toBeGreaterThan(strokeOf(faceOf(family, 'regular')))
  })
})

it('has letters of other alphabets in the wide face', () => {
  const wide = faceOf('wide', 'regular')
  expect([...'ЖжҐґΩωẾế'].every((letter) => wide.has(letter.codePointAt(0) ?? 0))).toBe(true)
})

it('measures a word the same every time, although pdfkit scales the returned positions', () => {
  const { font, widthOf } = faceOf('figtree', 'regular')
  const width = widthOf('AVATAR', 10)
  for (const position of font.layout('AVATAR').positions) position.xAdvance *= 2
  expect(widthOf('AVATAR', 10)).toBe(width)
  expect((font.layout('AVATAR').advanceWidth / font.unitsPerEm) * 10).toBeCloseTo(width)
})
