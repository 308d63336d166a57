import type { BrandCode } from '@milepost/domain/terms/identity'
import { acornPack } from './acorn/pack'
import type { BrandPack } from './brand-pack'
import { brieflyPack } from './briefly/pack'
import { carrotPack } from './carrot/pack'
import { flagPack } from './flag/pack'
import { motorcadePack } from './motorcade/pack'
import { mypolicyPack } from './mypolicy/pack'

const packs: Record<BrandCode, BrandPack> = {
  A: acornPack,
  B: brieflyPack,
  CRT: carrotPack,
  M: motorcadePack,
  F: flagPack,
  MP: mypolicyPack,
}

export function brandPackOf(code: BrandCode): BrandPack {
  return packs[code]
}
