import { type BrandCode, brandCodes } from '@milepost/domain/terms/identity'
import { lockQuote, unlockQuote } from '../db/quote-locks'
import { OfficeError, type Verb } from './verb'

/** A quote under review answers QUOTE_LOCKED to every call, for good or until a time (D-050). */
export const lock: Verb = {
  usage: 'lock <quote reference> [<until, as 2026-11-20T09:00Z>]',
  about: 'Takes a quote out of its customer’s hands while somebody looks at it.',
  async does([reference, until, ...rest], { database: { db }, clock }) {
    if (reference === undefined || rest.length > 0) throw new OfficeError(`usage: ${lock.usage}`)
    const end = until === undefined ? undefined : new Date(until)
    if (end && !(end > clock())) throw new OfficeError(`${until} is not a time to come`)
    if (!(await lockQuote(db, keyOf(reference), end))) throw new OfficeError(`There is no quote ${reference}`)
    return [end ? `${reference} is locked until ${end.toISOString()}` : `${reference} is locked`]
  },
}

export const unlock: Verb = {
  usage: 'unlock <quote reference>',
  about: 'Gives a locked quote back to its customer.',
  async does([reference, ...rest], { database: { db } }) {
    if (reference === undefined || rest.length > 0) throw new OfficeError(`usage: ${unlock.usage}`)
    if (!(await unlockQuote(db, keyOf(reference)))) throw new OfficeError(`There is no quote ${reference}`)
    return [`${reference} is open again`]
  },
}

/** A reference begins with its brand (D-143). */
function keyOf(reference: string): { tenant: BrandCode; reference: string } {
  const tenant = brandCodes.find((code) => reference.startsWith(`${code}-`))
  if (tenant === undefined) throw new OfficeError(`${reference} is not a quote reference`)
  return { tenant, reference }
}
