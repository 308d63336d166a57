import { lockQuote, unlockQuote } from '../db/quote-locks'
import { quoteKeyOf } from './quote-key'
import { OfficeError, type Verb } from './verb'

/** A quote under review answers QUOTE_LOCKED to every call, for good or until a time (D-050). */
export const lock: Verb = {
  usage: 'lock <quote reference> [<until, as 2026-11-20T09:00Z>]',
  about: 'Takes a quote out of its customer’s hands while somebody looks at it.',
  async does([reference, until, ...rest], { database: { db }, clock }) {
    if (reference === undefined || rest.length > 0) throw new OfficeError(`usage: ${lock.usage}`)
    const end = until === undefined ? undefined : new Date(until)
    if (end && !(end > clock())) throw new OfficeError(`${until} is not a time to come`)
    if (!(await lockQuote(db, quoteKeyOf(reference), end)))
      throw new OfficeError(`There is no quote ${reference}`)
    return [end ? `${reference} is locked until ${end.toISOString()}` : `${reference} is locked`]
  },
}

export const unlock: Verb = {
  usage: 'unlock <quote reference>',
  about: 'Gives a locked quote back to its customer.',
  async does([reference, ...rest], { database: { db } }) {
    if (reference === undefined || rest.length > 0) throw new OfficeError(`usage: ${unlock.usage}`)
    if (!(await unlockQuote(db, quoteKeyOf(reference))))
      throw new OfficeError(`There is no quote ${reference}`)
    return [`${reference} is open again`]
  },
}
