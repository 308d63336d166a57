import { flag } from '@milepost/domain/brands/flag'
import type { BrandPack } from '../brand-pack'
import { lazyArtwork } from '../lazy-artwork'
import { copy } from './copy'
import { Logo } from './Logo'

export const flagPack: BrandPack = { firm: flag, copy, Logo, Artwork: lazyArtwork(() => import('./Artwork')) }
