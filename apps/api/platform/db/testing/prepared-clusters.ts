import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { prepareServer } from '../embedded/embedded-server.ts'
import { clusterOf } from '../embedded/home.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { fastDirectory, removeDirectory } from './temporary-directory.ts'

/** Directories with a cluster that the product made and that no server uses: without our database, and with it, migrated. */
export type PreparedClusters = { empty: string; migrated: string }

declare module 'vitest' {
  interface ProvidedContext {
    clusters: PreparedClusters
  }
}

/** Created once per run: a copy takes a tenth of the time. */
export async function prepareClusters(): Promise<PreparedClusters> {
  const clusters = { empty: await fastDirectory(), migrated: await fastDirectory() }
  try {
    await prepareServer(clusters.empty, () => {})
    await copyCluster(clusters.empty, clusters.migrated)
    const { asOwner, close } = await openDatabase({ dataDir: clusters.migrated, log: () => {} })
    try {
      await asOwner(migrate)
    } finally {
      await close()
    }
  } catch (error) {
    await removeClusters(clusters)
    throw error
  }
  return clusters
}

export async function removeClusters({ empty, migrated }: PreparedClusters): Promise<void> {
  await removeDirectory(empty)
  await removeDirectory(migrated)
}

/** Copies a cluster into the directory of a test that is not about creating one. */
export async function putCluster(kind: keyof PreparedClusters, dataDir: string): Promise<void> {
  await copyCluster(inject('clusters')[kind], dataDir)
}

/** With owner and mode: root's server runs as another account, and PostgreSQL wants its files to be private. */
export async function copyCluster(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await promisify(execFile)('cp', ['-a', clusterOf(from), clusterOf(to)])
}
