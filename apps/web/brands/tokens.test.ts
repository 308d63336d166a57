import { brandOf } from '@milepost/domain/brands/brands'
import { brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import plateCss from '../ui/plate.css?raw'
import { contrast, difference } from './testing/contrast'

const stylesheets: Record<string, string> = import.meta.glob('./*/tokens.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The tokens as the browser gets them: the stylesheet is the one source. */
function tokensOf(slug: string): { selector: string | undefined; tokens: Map<string, string> } {
  const css = stylesheets[`./${slug}/tokens.css`] ?? ''
  const tokens = new Map(
    [...css.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return { selector: css.match(/\[data-brand="(\w+)"\]/)?.[1], tokens }
}

const acornNames = [...tokensOf('acorn').tokens.keys()].sort()

/** Words on their grounds. */
const texts: readonly (readonly [words: string, grounds: readonly string[]])[] = [
  ['ink', ['surface', 'surface-raised', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft', 'footer']],
  ['muted', ['surface', 'surface-raised', 'accent-soft', 'footer']],
  ['accent-text', ['surface', 'surface-raised', 'accent-soft', 'footer']],
  ['accent-ink', ['accent', 'accent-hover']],
  ['surface-raised', ['bad', 'ink']],
  ['good', ['surface', 'surface-raised', 'good-soft']],
  ['warn', ['surface', 'surface-raised', 'warn-soft']],
  ['bad', ['surface', 'surface-raised', 'bad-soft']],
  ['header-ink', ['header']],
  ['header-muted', ['header']],
]

/** Edges and rings that say where a control is or what state it has. */
const edges: readonly (readonly [edge: string, grounds: readonly string[]])[] = [
  ['line-strong', ['surface', 'surface-raised', 'accent-soft']],
  ['accent-edge', ['surface', 'surface-raised', 'accent-soft']],
  ['focus', ['surface', 'surface-raised', 'accent-soft', 'footer']],
  ['header-focus', ['header']],
  ['bad', ['surface', 'surface-raised']],
]

/** What a chosen answer is drawn with, beside what an answer in error is drawn with: nobody may take the one for the other. */
const chosenBesideBad: readonly (readonly [chosen: string, bad: string, apart: number])[] = [
  ['accent-edge', 'bad', 25],
  ['accent-soft', 'bad-soft', 6],
]

describe.each(brandCodes.map((code) => [brandOf(code).name, code] as const))(
  'the colours of %s',
  (_name, code) => {
    const { selector, tokens } = tokensOf(brandOf(code).slug)
    const colour = (token: string) => {
      const value = tokens.get(token)
      if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`${token} is no colour: ${value}`)
      return value
    }

    it('stand under the brand code the server writes into the page', () => {
      expect(selector).toBe(code)
    })

    it('fill the same tokens as every other brand', () => {
      expect([...tokens.keys()].sort()).toEqual(acornNames)
    })

    it.each(texts.flatMap(([words, grounds]) => grounds.map((ground) => [words, ground] as const)))(
      'can be read: %s on %s',
      (words, ground) => {
        expect(contrast(colour(words), colour(ground))).toBeGreaterThanOrEqual(4.5)
      },
    )

    it.each(edges.flatMap(([edge, grounds]) => grounds.map((ground) => [edge, ground] as const)))(
      'can be made out: %s on %s',
      (edge, ground) => {
        expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3)
      },
    )

    it.each(chosenBesideBad)(
      'tell a chosen answer from a wrong one: %s is not like %s',
      (chosen, bad, apart) => {
        expect(difference(colour(chosen), colour(bad))).toBeGreaterThanOrEqual(apart)
      },
    )
  },
)

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

it('prints the number plate at 7 to 1 or better', () => {
  const plate = (name: string) => plateCss.match(new RegExp(`--plate-${name}: (#[0-9a-f]{6})`))?.[1] ?? ''
  expect(contrast(plate('black'), plate('yellow'))).toBeGreaterThanOrEqual(7)
  expect(contrast('#ffffff', plate('blue'))).toBeGreaterThanOrEqual(7)
})
