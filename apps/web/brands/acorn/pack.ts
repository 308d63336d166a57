import { acorn } from '@milepost/domain/brands/acorn'
import type { BrandPack } from '../brand-pack'
import { copy } from './copy'
import { Logo } from './Logo'

export const acornPack: BrandPack = {
  firm: acorn,
  copy,
  Logo,
}
