import { stat, writeFile } from 'node:fs/promises'
import { eraseAbout, exportAbout, type RetentionReason } from '../../privacy/subject-store.ts'
import { type Act, askedAbout, CommandError, customerId } from './command.ts'

const retentionWords: Readonly<Record<RetentionReason, string>> = {
  sold: 'it became a policy. The law requires us to keep the policy, its documents and its accounts.',
  money: 'a payment was made for it, or may still be made. The accounts need it.',
  locked: 'it was in use. Try again.',
}

/** The right to erasure as far as the law allows it (UK GDPR art. 17): everything that was not purchased. */
export const eraseSubject: Act = {
  usage: 'erase <email address | quote reference>',
  about: 'Erases a customer’s data, except policies and payments, and lists what is retained and why.',
  async does([whom, ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new CommandError(`usage: ${eraseSubject.usage}`)
    const subject = askedAbout(whom)
    const [customer] = 'email' in subject ? await customerId(subject.email, config) : []
    const about = customer === undefined ? undefined : ({ kind: 'customer', id: customer } as const)
    const outcome = await eraseAbout(db, subject, { about, by, now: clock() })
    if (outcome === undefined) throw new CommandError(`No data is stored about ${whom}`)
    const { erased, drafts, kept } = outcome
    const retained = kept.map(
      ({ reference, because }) => `${reference} is retained: ${retentionWords[because]}`,
    )
    return [`Erased: ${counted(erased, 'quote')} and ${counted(drafts, 'unfinished quote')}`, ...retained]
  },
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** A subject access request: all that we hold about a customer (UK GDPR art. 15 and 20). */
export const exportSubject: Act = {
  usage: 'export <email address | quote reference> [<file>]',
  about: 'Writes all data about one customer to a JSON file.',
  async does([whom, file = 'customer-data.json', ...rest], { database: { db }, config, clock, by }) {
    if (whom === undefined || rest.length > 0) throw new CommandError(`usage: ${exportSubject.usage}`)
    const subject = askedAbout(whom)
    if (await stat(file).catch(() => undefined)) throw isThere(file)
    const [customer] = 'email' in subject ? await customerId(subject.email, config) : []
    const about = customer === undefined ? undefined : ({ kind: 'customer', id: customer } as const)
    // Recorded before the file is written, so that no data leaves without an entry.
    const found = await exportAbout(db, subject, { about, by, now: clock() })
    if (found === undefined) throw new CommandError(`No data is stored about ${whom}`)
    const { count, ...all } = found
    const content = { about: whom, writtenAt: clock().toISOString(), ...all }
    await writeNew(file, `${JSON.stringify(content, undefined, 2)}\n`)
    return [
      `${count} entries about ${whom} are in ${file}`,
      ...Object.entries(all.held).map(([table, rows]) => `  ${table}: ${rows.length}`),
    ]
  },
}

const isThere = (file: string) => new CommandError(`${file} already exists`)

/** Readable by its owner only, and never overwrites an existing file. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw isThere(file)
    throw error
  }
}
