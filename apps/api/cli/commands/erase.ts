import { recorded } from '../../platform/audit/store'
import { eraseDraftsOf, quotesOf } from '../../privacy/data-subject-store'
import { eraseQuote } from '../../privacy/erase-quotes-store'
import { askedAbout } from './asked-about'
import { customerId } from './customer-id'
import { type Act, OfficeError } from './verb'

const SOLD = 'it was bought. A policy, its papers and its accounts are kept as the law asks of us.'
const MONEY = 'money moved for it, or may still move. The accounts need it.'
const HELD = 'somebody was working on it. Ask again.'

/** The right to be forgotten, as far as the law lets us (UK GDPR art. 17): all that was not bought. */
export const eraseSubject: Act = {
  usage: 'erase <email address | quote reference>',
  about: 'Erases what is held about a customer who bought nothing, and says what is kept and why.',
  async does([whom, ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new OfficeError(`usage: ${eraseSubject.usage}`)
    const subject = askedAbout(whom)
    const quotes = await quotesOf(db, subject)
    const kept: string[] = []
    let erased = 0
    for (const quote of quotes) {
      if (await eraseQuote(db, quote, by, clock())) erased += 1
      else kept.push(`${quote.reference} is kept: ${quote.isSold ? SOLD : quote.hasMoney ? MONEY : HELD}`)
    }
    const [customer] = 'email' in subject ? await customerId(subject.email, config) : []
    const drafts =
      customer === undefined
        ? 0
        : await recorded(db, by, clock(), async (transaction, record) => {
            const count = await eraseDraftsOf(transaction, subject)
            if (quotes.length + count === 0) throw new OfficeError(`Nothing is held about ${whom}`)
            const after = { quotes: erased, kept: kept.length, drafts: count }
            record({ act: 'customer.erase', about: { kind: 'customer', id: customer }, after })
            return count
          })
    if (quotes.length + drafts === 0) throw new OfficeError(`Nothing is held about ${whom}`)
    return [`Erased: ${counted(erased, 'quote')} and ${counted(drafts, 'unfinished quote')}`, ...kept]
  },
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
