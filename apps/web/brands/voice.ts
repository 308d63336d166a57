import type { Voice } from '@milepost/brands/brand'
import { firmOf } from '@milepost/brands/brands'
import type { BrandCode } from '@milepost/domain/terms/identity'

const voices = import.meta.glob<Voice>('../../../packages/brands/*/voice.ts', {
  eager: true,
  import: 'voice',
})

/** The texts of a brand. Separate from the brand itself, which the first screen loads. */
export function voiceOf(brand: BrandCode): Voice {
  const { slug } = firmOf(brand)
  const voice = voices[`../../../packages/brands/${slug}/voice.ts`]
  if (voice === undefined) throw new Error(`packages/brands/${slug} has no voice.ts`)
  return voice
}
