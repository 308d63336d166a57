import type { BrandCode } from '@milepost/domain/terms/identity'
import { acornDress } from './acorn'
import { brieflyDress } from './briefly'
import { carrotDress } from './carrot'
import type { Dress } from './dress'
import { flagDress } from './flag'
import { motorcadeDress } from './motorcade'
import { mypolicyDress } from './mypolicy'

const dresses: Record<BrandCode, Dress> = {
  A: acornDress,
  B: brieflyDress,
  CRT: carrotDress,
  M: motorcadeDress,
  F: flagDress,
  MP: mypolicyDress,
}

export function dressOf(brand: BrandCode): Dress {
  return dresses[brand]
}
