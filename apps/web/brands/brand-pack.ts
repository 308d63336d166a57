import type { Brand } from '@milepost/domain/brands/brand'
import type { ComponentType } from 'react'
import type { BrandCopy } from './brand-copy'

/** Everything a page needs to speak as one brand. Colours and type are not here: they follow data-brand in CSS. */
export type BrandPack = {
  firm: Brand
  copy: BrandCopy
  /** The mark with the name, drawn in the header's ink. Decorative: whoever places it names it. */
  Logo: ComponentType
}
