import type { Firm, StatementName } from '@milepost/domain/brands/firm'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { acorn, acornMessages, acornStatement, acornTheme } from './acorn/brand'
import type { Brand, Messages } from './brand'
import { briefly, brieflyMessages, brieflyStatement, brieflyTheme } from './briefly/brand'
import { carrot, carrotMessages, carrotStatement, carrotTheme } from './carrot/brand'
import { flag, flagMessages, flagStatement, flagTheme } from './flag/brand'
import { motorcade, motorcadeMessages, motorcadeStatement, motorcadeTheme } from './motorcade/brand'
import { mypolicy, mypolicyMessages, mypolicyStatement, mypolicyTheme } from './mypolicy/brand'
import type { Theme } from './theme'

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
