import type { BrandCode } from '@milepost/domain/terms/identity'
import { voice as acornVoice } from './acorn/voice'
import { voice as brieflyVoice } from './briefly/voice'
import { voice as carrotVoice } from './carrot/voice'
import type { Artwork } from './drawing'
import { voice as flagVoice } from './flag/voice'
import { voice as motorcadeVoice } from './motorcade/voice'
import { voice as mypolicyVoice } from './mypolicy/voice'
import type { Voice } from './voice'

/** What the first screen does without. A brand that lacks a part does not compile. */

export const voices: Readonly<Record<BrandCode, Voice>> = {
  A: acornVoice,
  B: brieflyVoice,
  CRT: carrotVoice,
  M: motorcadeVoice,
  F: flagVoice,
  MP: mypolicyVoice,
}

/** A page fetches its own brand's picture and no other. */
export const artworks: Readonly<Record<BrandCode, () => Promise<{ artwork: Artwork }>>> = {
  A: () => import('./acorn/artwork'),
  B: () => import('./briefly/artwork'),
  CRT: () => import('./carrot/artwork'),
  M: () => import('./motorcade/artwork'),
  F: () => import('./flag/artwork'),
  MP: () => import('./mypolicy/artwork'),
}
