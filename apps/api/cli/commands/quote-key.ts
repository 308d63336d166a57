import { brandOfReference, tidyReference } from '@milepost/domain/quote/quote-reference'
import type { QuoteKey } from '../../quote/ports'
import { OfficeError } from './verb'

/** As somebody typed it at the desk, or had it read out. */
export function quoteKeyOf(typed: string): QuoteKey {
  const reference = tidyReference(typed)
  const tenant = brandOfReference(reference)
  if (tenant === undefined) throw new OfficeError(`${typed} is not a quote reference`)
  return { tenant, reference }
}
