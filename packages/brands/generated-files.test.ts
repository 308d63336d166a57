import { brandCodes } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { themes } from './brands'
import { brandStylesheet, favicons } from './generated-files'

const stylesheet = brandStylesheet()

it.each(brandCodes)('writes every token of %s under the code that the page names', (code) => {
  const tokens = stylesheet.match(new RegExp(`\\[data-brand="${code}"\\] \\{([^}]*)\\}`))?.[1] ?? ''
  const { colours, radius, seasons } = themes[code]
  const inSeason = Object.keys(seasons?.summer ?? {})
  expect(tokens.match(/--[a-z-]+: [^;]+;/g)).toHaveLength(Object.keys(colours).length + inSeason.length + 13)
  expect(tokens).toContain(`--accent-soft: ${colours.accentSoft};`)
  expect(tokens).toContain(`--radius-small: ${radius.control}px;`)
})

it('writes the colours of each season for a brand that has them', () => {
  for (const code of brandCodes) {
    const { seasons } = themes[code]
    expect(stylesheet.includes(`[data-brand="${code}"][data-season="winter"]`)).toBe(seasons !== undefined)
    if (seasons) expect(stylesheet).toContain(`--sky: ${seasons.winter.sky};`)
  }
})

it('declares the font of every brand, with a stand-in that takes the same room', () => {
  const families = [...stylesheet.matchAll(/\[data-brand="\w+"\][^}]*--font: "([^"]+)", "([^"]+)"/g)]
  expect(families).toHaveLength(brandCodes.length)
  for (const [, own, standIn] of families) {
    expect(stylesheet).toContain(`font-family: "${own}";\n  font-weight`)
    expect(stylesheet).toContain(`font-family: "${standIn}";\n  src: local`)
  }
})

it('draws a favicon for every brand where the page looks for it, in colours by value', () => {
  expect(Object.keys(favicons())).toEqual(brandCodes.map((code) => `favicons/${code}.svg`))
  for (const svg of Object.values(favicons())) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (40|48) \1">/)
    for (const [, paint] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(paint).toMatch(/^(#[0-9a-f]{6}|none)$/)
  }
})
