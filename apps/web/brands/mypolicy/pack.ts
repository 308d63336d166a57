import { mypolicy } from '@milepost/domain/brands/mypolicy'
import type { BrandPack } from '../brand-pack'
import { copy } from './copy'
import { Logo } from './Logo'

export const mypolicyPack: BrandPack = {
  firm: mypolicy,
  copy,
  Logo,
}
