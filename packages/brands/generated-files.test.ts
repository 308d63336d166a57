import { brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { themes } from './brands.ts'
import { everydayCharacters, everydayRange } from './fonts.ts'
import { brandStyles, brandStylesheet, favicons } from './generated-files.ts'

const stylesheet = brandStylesheet()

it.each(brandCodes)('writes every token of %s under the code that the page uses', (code) => {
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

it('declares the font of every brand, with fallbacks of the same size on every system', () => {
  const families = [
    ...stylesheet.matchAll(
      /\[data-brand="\w+"\][^}]*--font: "([^"]+)", "([^"]+)", "([^"]+)", "([^"]+)", sans-serif;/g,
    ),
  ]
  expect(families).toHaveLength(brandCodes.length)
  for (const [, own, ...standIns] of families) {
    expect(stylesheet).toContain(`font-family: "${own}";\n  font-weight`)
    for (const standIn of standIns) {
      const faces = stylesheet
        .split('@font-face')
        .filter((face) => face.includes(`font-family: "${standIn}";`))
      // Together they cover every weight exactly once.
      const ranges = faces.map((face) => /font-weight: (\d+) (\d+)/.exec(face)?.slice(1).map(Number) ?? [])
      expect(ranges[0]?.[0]).toBe(1)
      expect(ranges.at(-1)?.[1]).toBe(1000)
      for (const [place, [from]] of ranges.slice(1).entries())
        expect(from).toBe((ranges[place]?.[1] ?? 0) + 1)
    }
  }
})

describe('the styles of a page', () => {
  const sent = brandStyles((file) => {
    const name = file.split('/').at(-1)
    return { whole: `/assets/${name}`, everyday: `/assets/everyday-${name}` }
  })

  it.each(brandCodes)('have the font and the tokens of %s and of no other brand', (code) => {
    const { styles = '', font } = sent[code] ?? {}
    expect([...styles.matchAll(/data-brand="(\w+)"/g)].every(([, other]) => other === code)).toBe(true)
    expect(styles).toContain(`--accent: ${themes[code].colours.accent};`)
    expect(styles).toContain(`url("${font}")`)
    expect(styles).not.toContain('\n')
  })

  it('use a whole font file only for characters outside the everyday file', () => {
    const faces = (sent['F']?.styles ?? '').split('@font-face').filter((face) => face.includes('barlow'))
    expect(faces.map((face) => /url\("([^"]+)"\).*?(unicode-range|})/.exec(face)?.slice(1))).toEqual(
      [400, 700].flatMap((weight) => [
        [`/assets/barlow-latin-${weight}-normal.woff2`, '}'],
        [`/assets/everyday-barlow-latin-${weight}-normal.woff2`, 'unicode-range'],
      ]),
    )
    expect(everydayRange).toMatch(/^U\+20-7e,U\+a0,U\+a3,/)
    expect(everydayCharacters).toMatch(/^ !"#.*~\u00a0£.*…$/)
  })

  it('name the file with the weight of headings, if a font has a file for each weight', () => {
    expect(sent['F']?.font).toBe('/assets/everyday-barlow-latin-700-normal.woff2')
  })
})

it('draws a favicon for every brand at the path used by the page, with literal colours', () => {
  expect(Object.keys(favicons())).toEqual(brandCodes.map((code) => `favicons/${code}.svg`))
  for (const svg of Object.values(favicons())) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (40|48) \1">/)
    for (const [, paint] of svg.matchAll(/(?:fill|stroke)="([^"]+)"/g))
      expect(paint).toMatch(/^(#[0-9a-f]{6}|none)$/)
  }
})
