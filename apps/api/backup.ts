import { basename } from 'node:path'
import { ACTING, readActing } from './acting-person'
import { sealingFingerprints } from './backup/sealing-fingerprint'
import { writeBackup } from './backup/write-backup'
import { endWith, withDatabase } from './by-hand'
import { recorded } from './db/audit-trail'

/** Writes a backup of the database the settings name, while it is in use. It reads everybody's data out, so it is an act on record. */
async function keep(typed: readonly string[]): Promise<number> {
  const acting = readActing(typed)
  const [path, ...rest] = acting.words
  if (path === undefined || rest.length > 0) {
    console.error(`usage: npm run backup -- <folder or file> ${ACTING}`)
    return 2
  }
  if (acting.kind === 'unsaid') {
    console.error(acting.problem)
    return 2
  }
  return withDatabase(async ({ db }, config) => {
    const sealingKeys = await sealingFingerprints(config)
    const now = new Date()
    // Before anything is read: a backup that nobody knows of must not be.
    await recorded(db, acting.by, now, async (_transaction, record) =>
      record({
        act: 'database.backup',
        about: { kind: 'database', id: 'milepost' },
        after: { to: basename(path) },
      }),
    )
    const { file, manifest, rows, tables, bytes } = await writeBackup(db, path, { now, sealingKeys })
    console.log(`${file}: ${rows} rows of ${tables} tables, ${bytes} bytes, at ${manifest.migrations.at(-1)}`)
    console.log(
      sealingKeys.length > 0
        ? `The sealing key is not in it. Keep the key with the fingerprint ${sealingKeys.join(', ')} somewhere else.`
        : 'No sealing key is known here: whoever restores will not be asked for one.',
    )
    return 0
  })
}

endWith(keep(process.argv.slice(2)))
