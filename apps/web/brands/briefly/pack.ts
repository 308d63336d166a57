import { briefly } from '@milepost/domain/brands/briefly'
import type { BrandPack } from '../brand-pack'
import { copy } from './copy'
import { Logo } from './Logo'

export const brieflyPack: BrandPack = {
  firm: briefly,
  copy,
  Logo,
}
