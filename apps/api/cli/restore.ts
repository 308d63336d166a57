import { basename } from 'node:path'
import { recorded } from '../platform/audit/store.ts'
import type { Config } from '../platform/config/config.ts'
import type { Clock } from '../platform/ports.ts'
import { accountsInWords, checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { ACTING, readActing } from './acting-person.ts'
import { keyFingerprints, readIdentities } from './backup-encryption.ts'
import { endWith, type Opened, withDatabase } from './program.ts'
import { restoreBackup } from './restore-backup.ts'

const WITHOUT_KEY = '--without-key'
const IDENTITY = '--identity'

/** Fills the configured empty database from a backup and checks its accounts. Exits with 1 if they do not agree. */
async function bringBack(typed: readonly string[]): Promise<number> {
  const acting = readActing(typed)
  const { words } = acting
  const at = words.indexOf(IDENTITY)
  const identityFile = at === -1 ? undefined : words[at + 1]
  const [file, ...rest] = words.filter(
    (word, place) => word !== WITHOUT_KEY && (at === -1 || (place !== at && place !== at + 1)),
  )
  if (file === undefined || rest.length > 0 || (at !== -1 && identityFile === undefined)) {
    console.error(`usage: npm run restore -- <file> [${IDENTITY} <file>] [${WITHOUT_KEY}] ${ACTING}`)
    return 2
  }
  if (acting.kind === 'unsaid') {
    console.error(acting.problem)
    return 2
  }
  const fill = async ({ db, asOwner }: Opened, config: Config, clock: Clock) => {
    const fingerprints = await keyFingerprints(config)
    const identities = identityFile === undefined ? [] : await readIdentities(identityFile)
    const withoutKey = words.includes(WITHOUT_KEY)
    const { manifest, rows, tables, migrated } = await asOwner((owner) =>
      restoreBackup(owner, file, fingerprints, { withoutKey, identities }),
    )
    console.log(`${rows} rows of ${tables} tables, as they were at ${manifest.madeAt}`)
    if (migrated.length > 0) console.log(`Migrated to this build: ${migrated.join(', ')}`)
    const now = clock()
    await recorded(db, acting.by, now, async (_transaction, record) =>
      record({
        act: 'database.restore',
        about: { kind: 'database', id: 'milepost' },
        after: { from: basename(file), madeAt: manifest.madeAt, rows },
      }),
    )
    const broken = await checkAccounts(db, now)
    for (const line of accountsInWords(broken)) console.log(line)
    return broken.length === 0 ? 0 : 1
  }
  return withDatabase(fill, { mayBeEmpty: true })
}

endWith(bringBack(process.argv.slice(2)))
