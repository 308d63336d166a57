import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import { OfficeError } from './verb'

/** A reference begins with its brand (D-143). */
export function quoteKeyOf(reference: string): { tenant: BrandCode; reference: string } {
  const tenant = brandCodes.find((code) => reference.startsWith(`${code}-`))
  if (tenant === undefined) throw new OfficeError(`${reference} is not a quote reference`)
  return { tenant, reference }
}
