import { themes } from '@milepost/brands/brands'
import { contrast } from '@milepost/brands/testing/contrast'
import { brandCodes } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { documentTheme } from './theme.ts'

describe.each(brandCodes)('the document theme of %s', (code) => {
  const { colours } = documentTheme(code)

  it('has the colours of the site', () => {
    expect(colours).toMatchObject(themes[code].colours)
  })

  it('has a band that is visible on white paper', () => {
    expect(colours.band).not.toBe('#ffffff')
  })

  it.each([
    ['ink', '#ffffff'],
    ['muted', '#ffffff'],
    ['accentText', '#ffffff'],
    ['headerInk', 'band'],
    ['headerMuted', 'band'],
    ['ink', 'accentSoft'],
    ['ink', 'warnSoft'],
  ] as const)('has readable %s on %s', (ink, ground) => {
    expect(contrast(colours[ink], ground === '#ffffff' ? ground : colours[ground])).toBeGreaterThanOrEqual(
      4.5,
    )
  })
})
