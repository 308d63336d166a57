import { recorded } from '../../platform/audit/store.ts'
import { isInForce, lockOf, lockQuote, unlockQuote } from '../../quote/store.ts'
import { type Act, CommandError, quoteKeyOf, RefusedAct } from './command.ts'

/** A locked quote returns QUOTE_LOCKED from every call, permanently or until a time (D-050). */
export const lock: Act = {
  usage: 'lock <quote reference> [<until, as 2026-11-20T09:00Z>]',
  about: 'Locks a quote, so that its customer cannot use it during an investigation.',
  async does([typed, until, ...rest], { database: { db }, clock, by }) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${lock.usage}`)
    const end = until === undefined ? undefined : new Date(until)
    if (end && !(end > clock())) throw new CommandError(`${until} is not a time in the future`)
    const key = quoteKeyOf(typed)
    await recorded(db, by, clock(), async (transaction, record) => {
      const before = await lockOf(transaction, key)
      if (before === undefined) throw new CommandError(`There is no quote ${typed}`)
      if (isInForce(before, clock()))
        throw asBefore('quote.lock', key.reference, `${typed} is already locked`)
      await lockQuote(transaction, key, end)
      const after = { isLocked: true, until: end?.toISOString() ?? null }
      record({ act: 'quote.lock', about: { kind: 'quote', id: key.reference }, before, after })
    })
    return [end ? `${typed} is locked until ${end.toISOString()}` : `${typed} is locked`]
  },
}

export const unlock: Act = {
  usage: 'unlock <quote reference>',
  about: 'Unlocks a quote, so that its customer can use it again.',
  async does([typed, ...rest], { database: { db }, clock, by }) {
    if (typed === undefined || rest.length > 0) throw new CommandError(`usage: ${unlock.usage}`)
    const key = quoteKeyOf(typed)
    await recorded(db, by, clock(), async (transaction, record) => {
      const before = await lockOf(transaction, key)
      if (before === undefined) throw new CommandError(`There is no quote ${typed}`)
      if (!isInForce(before, clock())) throw asBefore('quote.unlock', key.reference, `${typed} is not locked`)
      await unlockQuote(transaction, key)
      const after = { isLocked: false, until: null }
      record({ act: 'quote.unlock', about: { kind: 'quote', id: key.reference }, before, after })
    })
    return [`${typed} is unlocked`]
  },
}

const asBefore = (act: 'quote.lock' | 'quote.unlock', id: string, message: string) =>
  new RefusedAct({ act, about: { kind: 'quote', id }, reasonCode: 'AS_BEFORE' }, message)
