import { brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { firmOf, themes } from './brands.ts'
import type { Colours } from './colours.ts'
import { contrast, difference } from './testing/contrast.ts'

type Name = keyof Colours

/** Text colours on their backgrounds. */
const texts: readonly (readonly [words: Name, grounds: readonly Name[]])[] = [
  ['ink', ['surface', 'surfaceRaised', 'accentSoft', 'goodSoft', 'warnSoft', 'badSoft', 'footer']],
  ['muted', ['surface', 'surfaceRaised', 'accentSoft', 'footer']],
  ['accentText', ['surface', 'surfaceRaised', 'accentSoft', 'footer']],
  ['accentInk', ['accent', 'accentHover']],
  ['surfaceRaised', ['bad', 'ink']],
  ['good', ['surface', 'surfaceRaised', 'goodSoft']],
  ['warn', ['surface', 'surfaceRaised', 'warnSoft']],
  ['bad', ['surface', 'surfaceRaised', 'badSoft']],
  ['headerInk', ['header']],
  ['headerMuted', ['header']],
  ['heroInk', ['hero']],
  ['heroMuted', ['hero']],
]

/** Edges and rings that show where a control is or its state. */
const edges: readonly (readonly [edge: Name, grounds: readonly Name[]])[] = [
  ['lineStrong', ['surface', 'surfaceRaised', 'accentSoft']],
  ['accentEdge', ['surface', 'surfaceRaised', 'accentSoft']],
  ['focus', ['surface', 'surfaceRaised', 'accentSoft', 'footer']],
  ['headerFocus', ['header']],
  ['bad', ['surface', 'surfaceRaised']],
]

/** A chosen answer and an answer in error are drawn with these, so they must be clearly different. */
const chosenNextToError: readonly (readonly [chosen: Name, bad: Name, apart: number])[] = [
  ['accentEdge', 'bad', 25],
  ['accentSoft', 'badSoft', 6],
]

describe.each(brandCodes.map((code) => [firmOf(code).name, code] as const))(
  'the colours of %s',
  (_name, code) => {
    const { colours, seasons } = themes[code]

    it('have six hexadecimal digits, as the measurements below require', () => {
      for (const colour of Object.values(colours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    })

    it.each(texts.flatMap(([words, grounds]) => grounds.map((ground) => [words, ground] as const)))(
      'are readable: %s on %s',
      (words, ground) => {
        expect(contrast(colours[words], colours[ground])).toBeGreaterThanOrEqual(4.5)
      },
    )

    it.each(edges.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
      'are distinguishable: %s on %s',
      (edge, ground) => {
        expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3)
      },
    )

    it('keep the heading of the first screen readable in every season', () => {
      for (const { sky } of Object.values(seasons ?? {})) {
        expect(contrast(colours.heroInk, sky)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(colours.heroMuted, sky)).toBeGreaterThanOrEqual(4.5)
      }
    })

    it.each(chosenNextToError)(
      'distinguish a chosen answer from one in error: %s and %s',
      (chosen, bad, apart) => {
        expect(difference(colours[chosen], colours[bad])).toBeGreaterThanOrEqual(apart)
      },
    )
  },
)

it('measures contrast like WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
