import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brandOf } from '@milepost/domain/brands/brands'
import { brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import type { Colours } from './dress'
import { dressOf } from './dresses'

/** The site's own files, read as text: paper and site are one brand. */
function siteFile(slug: string, name: string): string {
  return readFileSync(
    fileURLToPath(new URL(`../../../apps/web/brands/${slug}/${name}`, import.meta.url)),
    'utf8',
  )
}

const shared = {
  ink: 'ink',
  muted: 'muted',
  line: 'line',
  accent: 'accent',
  accentInk: 'accent-ink',
  accentText: 'accent-text',
  accentSoft: 'accent-soft',
  spark: 'spark',
  good: 'good',
  warn: 'warn',
  warnSoft: 'warn-soft',
  bad: 'bad',
  bandInk: 'header-ink',
  bandMuted: 'header-muted',
} as const satisfies Partial<Record<keyof Colours, string>>

describe.each(brandCodes)('the dress of %s', (code) => {
  const { slug, name } = brandOf(code)
  const { colours, mark, word } = dressOf(code)

  it('has the colours of the site', () => {
    const tokens = siteFile(slug, 'tokens.css')
    for (const [ours, theirs] of Object.entries(shared)) {
      const value = new RegExp(`--${theirs}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
      expect({ [ours]: Reflect.get(colours, ours) }).toEqual({ [ours]: value })
    }
  })

  it('has the mark and the name of the site', () => {
    const logo = siteFile(slug, 'Logo.tsx')
    for (const { path, fill } of mark) {
      // The site draws its one circle as a circle.
      if (path.startsWith('M15.75 20A4.25')) expect(logo).toContain('cx="20" cy="20" r="4.25"')
      else expect({ fill, isTheirs: logo.includes(`d="${path}"`) }).toEqual({ fill, isTheirs: true })
    }
    expect(word.text).toBe(name)
  })

  it.each([
    ['ink', '#ffffff'],
    ['muted', '#ffffff'],
    ['accentText', '#ffffff'],
    ['bandInk', 'band'],
    ['bandMuted', 'band'],
    ['ink', 'accentSoft'],
    ['ink', 'warnSoft'],
  ] as const)('has %s that can be read on %s', (ink, ground) => {
    expect(contrast(colours[ink], ground === '#ffffff' ? ground : colours[ground])).toBeGreaterThanOrEqual(
      4.5,
    )
  })
})

/** WCAG 2: the ratio of the relative luminances. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
