import { carrot } from '@milepost/domain/brands/carrot'
import type { BrandPack } from '../brand-pack'
import { lazyArtwork } from '../lazy-artwork'
import { copy } from './copy'
import { Logo } from './Logo'

export const carrotPack: BrandPack = {
  firm: carrot,
  copy,
  Logo,
  Artwork: lazyArtwork(() => import('./Artwork')),
}
