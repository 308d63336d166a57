import type { Firm, StatementName } from '@milepost/domain/brands/firm'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { acorn, acornMessages, acornStatement, acornTheme } from './acorn/brand.ts'
import type { Brand, Messages } from './brand.ts'
import { briefly, brieflyMessages, brieflyStatement, brieflyTheme } from './briefly/brand.ts'
import { carrot, carrotMessages, carrotStatement, carrotTheme } from './carrot/brand.ts'
import { flag, flagMessages, flagStatement, flagTheme } from './flag/brand.ts'
import { motorcade, motorcadeMessages, motorcadeStatement, motorcadeTheme } from './motorcade/brand.ts'
import { mypolicy, mypolicyMessages, mypolicyStatement, mypolicyTheme } from './mypolicy/brand.ts'
import type { Theme } from './theme.ts'

export const brands: Readonly<Record<BrandCode, Brand>> = {
  A: acorn,
  B: briefly,
  CRT: carrot,
  M: motorcade,
  F: flag,
  MP: mypolicy,
}

/** Separate from the brands, so that the site's scripts do not include them. */
export const themes: Readonly<Record<BrandCode, Theme>> = {
  A: acornTheme,
  B: brieflyTheme,
  CRT: carrotTheme,
  M: motorcadeTheme,
  F: flagTheme,
  MP: mypolicyTheme,
}

export const messages: Readonly<Record<BrandCode, Messages>> = {
  A: acornMessages,
  B: brieflyMessages,
  CRT: carrotMessages,
  M: motorcadeMessages,
  F: flagMessages,
  MP: mypolicyMessages,
}

export const cardStatements: Readonly<Record<BrandCode, StatementName>> = {
  A: acornStatement,
  B: brieflyStatement,
  CRT: carrotStatement,
  M: motorcadeStatement,
  F: flagStatement,
  MP: mypolicyStatement,
}

export function firmOf(code: BrandCode): Firm {
  return brands[code].firm
}
