import { stat, writeFile } from 'node:fs/promises'
import { recorded } from '../../platform/audit/store'
import {
  accountsOf,
  eraseDraftsOf,
  noteWordsOf,
  quotesOf,
  referralWordsOf,
  rowsOf,
} from '../../privacy/export-store'
import { eraseQuote } from '../../privacy/store'
import { type Act, askedAbout, CommandError, customerId } from './command'

const SOLD = 'it was bought. A policy, its papers and its accounts are kept as the law asks of us.'
const MONEY = 'money moved for it, or may still move. The accounts need it.'
const HELD = 'somebody was working on it. Ask again.'

/** The right to erasure as far as the law allows it (UK GDPR art. 17): everything that was not bought. */
export const eraseSubject: Act = {
  usage: 'erase <email address | quote reference>',
  about: 'Erases what is held about a customer who bought nothing, and says what is kept and why.',
  async does([whom, ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new CommandError(`usage: ${eraseSubject.usage}`)
    const subject = askedAbout(whom)
    const quotes = await quotesOf(db, subject)
    const retained: string[] = []
    let erased = 0
    for (const quote of quotes) {
      if (await eraseQuote(db, quote, by, clock())) erased += 1
      else retained.push(`${quote.reference} is kept: ${quote.isSold ? SOLD : quote.hasMoney ? MONEY : HELD}`)
    }
    const [customer] = 'email' in subject ? await customerId(subject.email, config) : []
    const drafts =
      customer === undefined
        ? 0
        : await recorded(db, by, clock(), async (transaction, record) => {
            const count = await eraseDraftsOf(transaction, subject)
            if (quotes.length + count === 0) throw new CommandError(`Nothing is held about ${whom}`)
            const after = { quotes: erased, kept: retained.length, drafts: count }
            record({ act: 'customer.erase', about: { kind: 'customer', id: customer }, after })
            return count
          })
    if (quotes.length + drafts === 0) throw new CommandError(`Nothing is held about ${whom}`)
    return [`Erased: ${counted(erased, 'quote')} and ${counted(drafts, 'unfinished quote')}`, ...retained]
  },
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** A subject access request: all that we hold about a customer (UK GDPR art. 15 and 20). */
export const exportSubject: Act = {
  usage: 'export <email address | quote reference> [<file>]',
  about: 'Writes all that is held about a customer to a JSON file of their own.',
  async does([whom, file = 'customer-data.json', ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new CommandError(`usage: ${exportSubject.usage}`)
    const subject = askedAbout(whom)
    const held = await rowsOf(db, subject)
    const count = Object.values(held).flat().length
    if (count === 0) throw new CommandError(`Nothing is held about ${whom}`)
    if (await stat(file).catch(() => undefined)) throw isThere(file)
    const bankDetails = await accountsOf(db, subject)
    const referralWords = await referralWordsOf(db, subject)
    const notes = await noteWordsOf(db, subject)
    const quotes = await quotesOf(db, subject)
    const [customer] = 'email' in subject ? await customerId(subject.email, config) : []
    // Recorded before the file is written, so that no data leaves without an entry. A failed write is on record all the same.
    await recorded(db, by, clock(), async (_transaction, record) => {
      const after = { entries: count, bankDetails: bankDetails.length, quotes: quotes.length }
      if (customer !== undefined)
        record({ act: 'customer.export', about: { kind: 'customer', id: customer }, after })
      for (const { reference } of quotes)
        record({ act: 'quote.export', about: { kind: 'quote', id: reference }, after })
    })
    const content = { about: whom, writtenAt: clock().toISOString(), held, bankDetails, referralWords, notes }
    await writeNew(file, `${JSON.stringify(content, undefined, 2)}\n`)
    return [
      `${count} entries about ${whom} are in ${file}`,
      ...Object.entries(held).map(([table, rows]) => `  ${table}: ${rows.length}`),
    ]
  },
}

const isThere = (file: string) => new CommandError(`${file} is there already`)

/** Readable by its owner only, and never overwrites an existing file. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(file)
    throw error
  }
}
