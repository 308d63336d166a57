import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from '../cluster.ts'
import { administer, databaseUrl } from '../database.ts'
import { releaseOf } from '../engines/product.ts'
import { runCommand } from '../run-command.ts'
import { accountOf, giveTo } from '../user.ts'
import { restartOneByOne } from './acting.ts'
import { buildNext, undone } from './next-build.ts'

/** How long old processes run on the new tables: enough for many purchases. */
const SIDE_BY_SIDE = 10_000

/**
 * Rolls out a new version with a migration as docs/operations describes: tables first, while all processes run the old version,
 * then one process after another. At the end it restores the tables and the old build.
 */
export async function upgradeSchema(cluster: Cluster): Promise<void> {
  const release = releaseOf(cluster)
  const next = join(release, 'next')
  const [program, kept] = [join(release, 'dist/api/main.js'), join(release, 'old-main.js')]
  mkdirSync(next, { recursive: true })
  await buildNext(next)
  const account = cluster.user && (await accountOf(cluster.user.name))
  if (account) giveTo(account, next)
  // An interrupted run left the new version installed.
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

/** Each statement waits for a moment without customers on its table, so that no customer waits for it. */
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
