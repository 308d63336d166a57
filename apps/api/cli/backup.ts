import { basename } from 'node:path'
import { recordedAround } from '../platform/audit/store.ts'
import { ACTING, readActing } from './acting-person.ts'
import { keyFingerprints, newIdentity } from './backup-encryption.ts'
import { endWith, withDatabase } from './program.ts'
import { writeBackup } from './write-backup.ts'

const NEW_IDENTITY = '--new-identity'
const UNENCRYPTED = '--unencrypted'

/** Writes a backup of the configured database while it is in use. It outputs every customer's data, so it is recorded. */
async function keep(typed: readonly string[]): Promise<number> {
  const acting = readActing(typed)
  const { words } = acting
  const [path, ...rest] = words.filter((word) => word !== UNENCRYPTED && word !== NEW_IDENTITY)
  if (path === undefined || rest.length > 0) {
    console.error(`usage: npm run backup -- <folder or file> [${UNENCRYPTED}] ${ACTING}`)
    console.error(`       npm run backup -- ${NEW_IDENTITY} <file>`)
    return 2
  }
  if (words.includes(NEW_IDENTITY)) return makeIdentity(path)
  if (acting.kind === 'unsaid') {
    console.error(acting.problem)
    return 2
  }
  return withDatabase(async ({ db }, config, clock) => {
    const isEncrypted = config.backupRecipients.length > 0
    if (!isEncrypted && config.isProduction && !words.includes(UNENCRYPTED)) {
      console.error(
        `BACKUP_RECIPIENT is not set, so anyone who has the file could read the data of every customer. Set it, or add ${UNENCRYPTED}. Nothing was written.`,
      )
      return 2
    }
    const encryptionKeys = await keyFingerprints(config)
    const now = clock()
    const entry = {
      act: 'database.backup',
      about: { kind: 'database', id: 'milepost' },
      after: { to: basename(path) },
    } as const
    const { file, manifest, rows, tables, bytes } = await recordedAround(db, acting.by, clock, entry, () =>
      writeBackup(db, path, { now, encryptionKeys, recipients: config.backupRecipients }),
    )
    console.log(`${file}: ${rows} rows of ${tables} tables, ${bytes} bytes, at ${manifest.migrations.at(-1)}`)
    console.log(
      encryptionKeys.length > 0
        ? `The backup does not contain the encryption key (SEALING_KEY). Store the key with the fingerprint ${encryptionKeys.join(', ')} in another place.`
        : 'No encryption key (SEALING_KEY) is set here, so a restore will not ask for one.',
    )
    if (isEncrypted) console.log(`Encrypted to ${config.backupRecipients.join(', ')}`)
    else
      console.error(
        'WARNING: the backup is not encrypted. Anyone who has the file can read the data of every customer.',
      )
    return 0
  })
}

async function makeIdentity(path: string): Promise<number> {
  const recipient = await newIdentity(path)
  console.log(`BACKUP_RECIPIENT=${recipient}`)
  console.log(
    `Move ${path} to another machine. Only this identity decrypts the backups that are encrypted to it.`,
  )
  return 0
}

endWith(keep(process.argv.slice(2)))
