import { writeFile } from 'node:fs/promises'
import { rowsOf, sealedAccountsOf } from '../db/retention-export'
import { aesSealing } from '../providers/sealing/aes-sealing'
import { sealingKeys } from '../providers/sealing/sealing-key'
import { askedAbout } from './asked-about'
import { OfficeError, type Verb } from './verb'

/** What somebody may ask of us: all that we hold about them (UK GDPR art. 15 and 20). */
export const exportSubject: Verb = {
  usage: 'export <email address | quote reference> [<file>]',
  about: 'Writes all that is held about a customer to a JSON file of their own.',
  async does([whom, file = 'customer-data.json', ...rest], { database: { db }, config, clock }) {
    if (whom === undefined || rest.length > 0) throw new OfficeError(`usage: ${exportSubject.usage}`)
    const subject = askedAbout(whom)
    const held = await rowsOf(db, subject)
    const count = Object.values(held).flat().length
    if (count === 0) throw new OfficeError(`Nothing is held about ${whom}`)
    const sealing = aesSealing(await sealingKeys(config))
    const accounts = (await sealedAccountsOf(db, subject)).map(({ of, sealed }) => ({
      of,
      account: sealing.open(sealed),
    }))
    const content = { about: whom, writtenAt: clock().toISOString(), held, bankDetails: accounts }
    await writeNew(file, `${JSON.stringify(content, undefined, 2)}\n`)
    return [
      `${count} entries about ${whom} are in ${file}`,
      ...Object.entries(held).map(([table, rows]) => `  ${table}: ${rows.length}`),
    ]
  },
}

/** For its reader alone, and never over a file that is there. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new OfficeError(`${file} is there already`)
    throw error
  }
}
