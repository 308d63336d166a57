import { restoreBackup } from './backup/restore-backup'
import { sealingFingerprints } from './backup/sealing-fingerprint'
import { endWith, type Opened, withDatabase } from './by-hand'
import type { Config } from './config'
import { checkAccounts } from './db/accounts-check'

const WITHOUT_KEY = '--without-key'

/** Fills the empty database the settings name from a backup, and looks whether its accounts agree. Ends with 1 when they do not. */
async function bringBack(words: readonly string[]): Promise<number> {
  const [file, ...rest] = words.filter((word) => word !== WITHOUT_KEY)
  if (file === undefined || rest.length > 0) {
    console.error(`usage: npm run restore -- <file> [${WITHOUT_KEY}]`)
    return 2
  }
  const fill = async ({ db }: Opened, config: Config) => {
    const fingerprints = await sealingFingerprints(config)
    const { manifest, rows, tables, migrated } = await restoreBackup(db, file, fingerprints, {
      withoutKey: words.includes(WITHOUT_KEY),
    })
    console.log(`${rows} rows of ${tables} tables, as they were at ${manifest.madeAt}`)
    if (migrated.length > 0) console.log(`Brought up to this build by ${migrated.join(', ')}`)
    const broken = await checkAccounts(db, new Date())
    for (const { check, count } of broken) console.log(`${check}: ${count}`)
    if (broken.length === 0) console.log('Policies, payments and accounts agree.')
    return broken.length === 0 ? 0 : 1
  }
  return withDatabase(fill, { mayBeEmpty: true })
}

endWith(bringBack(process.argv.slice(2)))
