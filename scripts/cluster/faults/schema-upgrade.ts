import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster'
import { administer, databaseUrl } from '../database'
import { releaseOf } from '../engines/product'
import { runCommand } from '../run-command'
import { accountOf, giveTo } from '../user'
import { restartOneByOne } from './acting'
import { buildNext, undone } from './next-build'

/** Old processes on the new tables: long enough for many purchases. */
const SIDE_BY_SIDE = 10_000

/**
 * A new version with a migration, put up as docs/operations says: tables first, while all processes are of the old version, then
 * one process after the other. In the end the tables are as before, and the old build is in its place.
 */
export async function upgradeSchema(cluster: Cluster): Promise<void> {
  const release = releaseOf(cluster)
  const next = join(release, 'next')
  const [program, kept] = [join(release, 'dist/api/main.js'), join(release, 'old-main.js')]
  mkdirSync(next, { recursive: true })
  await buildNext(next)
  const account = cluster.user && (await accountOf(cluster.user.name))
  if (account) giveTo(account, next)
  // A run that was cut short left the new version in its place.
  if (existsSync(kept)) renameSync(kept, program)
  await undo(cluster)
  copyFileSync(program, kept)
  try {
    const output = await runCommand([process.execPath, join(next, 'migrate.js')], {
      env: {
        DATABASE_URL: databaseUrl(cluster, 'api'),
        MIGRATION_DATABASE_URL: databaseUrl(cluster, 'owner'),
      },
    })
    if (!output.includes('rehearsal')) throw new Error(`The migration did not run: ${output}`)
    await pause(SIDE_BY_SIDE)
    renameSync(join(next, 'main.js'), program)
    await restartOneByOne(cluster)
  } finally {
    renameSync(kept, program)
    if (account) giveTo(account, program)
    await undo(cluster)
    rmSync(next, { recursive: true, force: true })
  }
}

/** Each in a moment without customers on its table, or not yet: nobody is to wait for a rehearsal's end. */
async function undo(cluster: Cluster): Promise<void> {
  for (const statement of undone)
    for (let tries = 0; ; tries += 1)
      try {
        const gentle = `set lock_timeout = '500ms'; ${ifThere(statement)}`
        await administer(cluster, gentle, 'milepost')
        break
      } catch (error) {
        if (tries === 60) throw error
        await pause(500)
      }
}

const ifThere = (statement: string) => statement.replace(/^(drop \w+|alter .* drop column)/, '$1 if exists')
