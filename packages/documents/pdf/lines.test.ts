import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faceOf } from '../fonts/faces.ts'
import { strong, type Text } from './blocks.ts'
import { breakLines, cachedLines, type Faces, type Line, type Style, styles } from './lines.ts'

const faces: Faces = {
  regular: faceOf('figtree', 'regular'),
  bold: faceOf('figtree', 'bold'),
  wideRegular: faceOf('wide', 'regular'),
  wideBold: faceOf('wide', 'bold'),
}
const set = (text: Text, width = 200) => breakLines(text, styles.body, width, faces)
const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join('')

/** Any code points, including lone surrogates. */
const letters = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 120 })
  .map((codes) => String.fromCodePoint(...codes))

describe('lines of text', () => {
  it('break between words without losing a word', () => {
    const words = 'the quick brown fox jumps over the lazy dog and runs away from it at great speed'
    const lines = set(words, 120)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.map(textOf).join('')).toBe(words)
    expect(lines.every(({ width }) => width <= 120)).toBe(true)
  })

  it('break a word that is wider than a line', () => {
    const lines = set('W'.repeat(200), 120)
    expect(lines.every(({ width }) => width <= 120)).toBe(true)
    expect(lines.map(textOf).join('').replaceAll(' ', '')).toBe('W'.repeat(200))
  })

  it('do not break postcodes, number plates and telephone numbers', () => {
    for (let width = 80; width < 200; width += 5) {
      const lines = set('Write to Exampleton, ZZ1 1AA, of AB19 CDE, or call 0800 023 4567 today', width).map(
        textOf,
      )
      expect(lines.some((line) => line.includes('ZZ1 1AA'))).toBe(true)
      expect(lines.some((line) => line.includes('AB19 CDE'))).toBe(true)
      expect(lines.some((line) => line.includes('0800 023 4567'))).toBe(true)
    }
  })

  it('change face within a word without a gap', () => {
    const [line] = set(['You pay ', strong('£5'), '.'])
    expect(line?.runs.map(({ text, face }) => [text, face.name])).toEqual([
      ['You pay ', 'figtree-regular'],
      ['£5', 'figtree-bold'],
      ['.', 'figtree-regular'],
    ])
  })

  it('fit the width for any text', () => {
    fc.assert(
      fc.property(letters, fc.integer({ min: 40, max: 400 }), (text, width) => {
        expect(set(text, width).every((line) => line.width <= width + 0.001)).toBe(true)
      }),
    )
  })
})

const facesOf = (family: 'figtree' | 'barlow'): Faces => ({
  regular: faceOf(family, 'regular'),
  bold: faceOf(family, 'bold'),
  wideRegular: faceOf('wide', 'regular'),
  wideBold: faceOf('wide', 'bold'),
})
const figtree = facesOf('figtree')
const linesOf = (text: Text, style: Style = styles.body, width = 200, own = figtree) =>
  cachedLines(text, style, width, own).map(({ runs, width: wide }) => ({
    wide,
    runs: runs.map(({ text: run, face }) => [run, face.name]),
  }))

it('are computed once, and equal uncached lines', () => {
  const words = 'You pay the first part of a claim for damage to your vehicle.'
  expect(cachedLines(words, styles.body, 120, figtree)).toBe(cachedLines(words, styles.body, 120, figtree))
  expect(cachedLines(words, styles.body, 120, figtree)).toEqual(breakLines(words, styles.body, 120, figtree))
})

it('differ for the same words in another size, width, weight or face', () => {
  const words = 'Fire and theft'
  const all = [
    linesOf(words),
    linesOf(words, styles.strong),
    linesOf(words, styles.small),
    linesOf(words, styles.body, 40),
    linesOf(words, styles.body, 200, facesOf('barlow')),
    linesOf([strong(words)]),
    linesOf(['Fire ', strong('and theft')]),
  ]
  expect(new Set(all.map((lines) => JSON.stringify(lines))).size).toBe(6)
  expect(linesOf([strong(words)])).toEqual(linesOf(words, styles.strong))
})

it('equal uncached lines for any text', () => {
  const part = fc.oneof(
    fc.stringMatching(/^[0-9:! ab]{0,8}$/),
    fc.stringMatching(/^[0-9:! ab]{0,8}$/).map(strong),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (text) => {
      expect(cachedLines(text, styles.body, 200, figtree)).toEqual(
        breakLines(text, styles.body, 200, figtree),
      )
    }),
  )
})
