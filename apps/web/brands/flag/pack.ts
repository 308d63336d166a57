import { flag } from '@milepost/domain/brands/flag'
import type { BrandPack } from '../brand-pack'
import { copy } from './copy'
import { Logo } from './Logo'

export const flagPack: BrandPack = { firm: flag, copy, Logo }
