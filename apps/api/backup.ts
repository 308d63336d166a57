import { sealingFingerprints } from './backup/sealing-fingerprint'
import { writeBackup } from './backup/write-backup'
import { endWith, withDatabase } from './by-hand'

/** Writes a backup of the database the settings name, while it is in use. */
async function keep([path, ...rest]: readonly string[]): Promise<number> {
  if (path === undefined || rest.length > 0) {
    console.error('usage: npm run backup -- <folder or file>')
    return 2
  }
  return withDatabase(async ({ db }, config) => {
    const sealingKeys = await sealingFingerprints(config)
    const { file, manifest, rows, tables, bytes } = await writeBackup(db, path, {
      now: new Date(),
      sealingKeys,
    })
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
