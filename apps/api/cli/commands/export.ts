import { stat, writeFile } from 'node:fs/promises'
import { recorded } from '../../platform/audit/store'
import { quotesOf } from '../../privacy/data-subject-store'
import { accountsOf, rowsOf } from '../../privacy/export-store'
import { askedAbout } from './asked-about'
import { customerId } from './customer-id'
import { type Act, OfficeError } from './verb'

/** What somebody may ask of us: all that we hold about them (UK GDPR art. 15 and 20). */
export const exportSubject: Act = {
  usage: 'export <email address | quote reference> [<file>]',
  about: 'Writes all that is held about a customer to a JSON file of their own.',
  async does([whom, file = 'customer-data.json', ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new OfficeError(`usage: ${exportSubject.usage}`)
    const subject = askedAbout(whom)
    const held = await rowsOf(db, subject)
    const count = Object.values(held).flat().length
    if (count === 0) throw new OfficeError(`Nothing is held about ${whom}`)
    if (await stat(file).catch(() => undefined)) throw isThere(file)
    const bankDetails = await accountsOf(db, subject)
    const quotes = await quotesOf(db, subject)
    const [customer] = 'email' in subject ? await customerId(subject.email, config) : []
    // Before the file is written: data that left without a record must not be. What could not be written is on record all the same.
    await recorded(db, by, clock(), async (_transaction, record) => {
      const after = { entries: count, bankDetails: bankDetails.length, quotes: quotes.length }
      if (customer !== undefined)
        record({ act: 'customer.export', about: { kind: 'customer', id: customer }, after })
      for (const { reference } of quotes)
        record({ act: 'quote.export', about: { kind: 'quote', id: reference }, after })
    })
    const content = { about: whom, writtenAt: clock().toISOString(), held, bankDetails }
    await writeNew(file, `${JSON.stringify(content, undefined, 2)}\n`)
    return [
      `${count} entries about ${whom} are in ${file}`,
      ...Object.entries(held).map(([table, rows]) => `  ${table}: ${rows.length}`),
    ]
  },
}

const isThere = (file: string) => new OfficeError(`${file} is there already`)

/** For its reader alone, and never over a file that is there. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(file)
    throw error
  }
}
