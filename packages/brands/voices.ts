import type { BrandCode } from '@milepost/domain/terms/identity'
import { voice as acorn } from './acorn/voice'
import type { Voice } from './brand'
import { voice as briefly } from './briefly/voice'
import { voice as carrot } from './carrot/voice'
import { voice as flag } from './flag/voice'
import { voice as motorcade } from './motorcade/voice'
import { voice as mypolicy } from './mypolicy/voice'

/** Separate from the brands, so that the first screen does not load them. */
export const voices: Readonly<Record<BrandCode, Voice>> = {
  A: acorn,
  B: briefly,
  CRT: carrot,
  M: motorcade,
  F: flag,
  MP: mypolicy,
}
