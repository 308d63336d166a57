import type { BrandCode } from '../terms/identity'
import { acorn } from './acorn'
import type { Brand } from './brand'
import { briefly } from './briefly'
import { carrot } from './carrot'
import { flag } from './flag'
import { motorcade } from './motorcade'
import { mypolicy } from './mypolicy'

const brands: Record<BrandCode, Brand> = {
  A: acorn,
  B: briefly,
  CRT: carrot,
  M: motorcade,
  F: flag,
  MP: mypolicy,
}

export function brandOf(code: BrandCode): Brand {
  return brands[code]
}
