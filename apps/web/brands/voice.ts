import type { Voice } from '@milepost/brands/brand'
import { voices } from '@milepost/brands/voices'
import type { BrandCode } from '@milepost/domain/terms/identity'

/** The texts of a brand. Separate from the brand itself, which the first screen loads. */
export function voiceOf(brand: BrandCode): Voice {
  return voices[brand]
}
