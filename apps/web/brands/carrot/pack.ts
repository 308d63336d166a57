import { carrot } from '@milepost/domain/brands/carrot'
import type { BrandPack } from '../brand-pack'
import { copy } from './copy'
import { Logo } from './Logo'

export const carrotPack: BrandPack = {
  firm: carrot,
  copy,
  Logo,
}
