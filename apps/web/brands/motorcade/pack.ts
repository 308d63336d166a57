import { motorcade } from '@milepost/domain/brands/motorcade'
import type { BrandPack } from '../brand-pack'
import { copy } from './copy'
import { Logo } from './Logo'

export const motorcadePack: BrandPack = {
  firm: motorcade,
  copy,
  Logo,
}
