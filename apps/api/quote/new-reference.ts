import { randomBytes } from 'node:crypto'
import { type QuoteReference, quoteReference, REFERENCE_BYTES } from '@milepost/domain/quote/quote-reference'
import type { BrandCode } from '@milepost/domain/terms/identity'

/** A reference for a new quote of this brand. It says nothing of the quotes before or after it (safety T1). */
export function newReference(brand: BrandCode): QuoteReference {
  return quoteReference(brand, randomBytes(REFERENCE_BYTES))
}
