import type { TestProject } from 'vitest/node'
import { grantRights } from '../api-role.ts'
import { type Connection, connect } from '../connect.ts'
import { API_ROLE, ROLE } from '../embedded/cluster.ts'
import { migrate } from '../migrate.ts'
import { startPlainServer } from './plain-server.ts'
import { copyCluster, type PreparedClusters, prepareClusters, removeClusters } from './prepared-clusters.ts'
import { buildPrograms } from './programs.ts'
import { fastDirectory, removeDirectory, sweepKilledRuns, temporaryDirectory } from './temporary-directory.ts'
import { administer, inDatabase, newDatabaseName, type TestServer } from './test-server.ts'

/**
 * The programs that tests start, the clusters that they copy, and one PostgreSQL for all API tests: our own in a temporary
 * directory, or yours with API_TEST_DATABASE=url and DATABASE_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { API_TEST_DATABASE, DATABASE_URL } = process.env
  await sweepKilledRuns()
  const programs = await temporaryDirectory()
  const [clusters] = await Promise.all([prepareClusters(), buildPrograms(programs)])
  const server = API_TEST_DATABASE === 'url' ? await yours(DATABASE_URL) : await ours(clusters)
  project.provide('programs', programs)
  project.provide('clusters', clusters)
  project.provide('testServer', server.shared)
  return async () => {
    await server.close()
    await removeClusters(clusters)
    await removeDirectory(programs)
  }
}

type Server = { shared: TestServer; close(): Promise<void> }

async function yours(url: string | undefined): Promise<Server> {
  if (!url) throw new Error('API_TEST_DATABASE=url needs DATABASE_URL: a user who may create databases')
  const connection = { connectionString: url }
  const template = newDatabaseName()
  await administer(connection, `create database ${template}`)
  const close = () => administer(connection, `drop database ${template}`)
  const { db, close: disconnect } = await connect(inDatabase(connection, template), () => {})
  try {
    await migrate(db)
    await makeApiRole(connection)
    await grantRights(db, API_ROLE)
  } finally {
    await disconnect()
  }
  return { shared: { connection, template, copying: '' }, close }
}

/** Created once on your server and left there, because other runs may use it. Our own server already has it. */
const makeApiRole = (connection: Connection) =>
  administer(
    connection,
    `do $$ begin
       if not exists (select from pg_roles where rolname = '${API_ROLE}') then create role ${API_ROLE}; end if;
     end $$`,
  )

async function ours(clusters: PreparedClusters): Promise<Server> {
  const folder = await fastDirectory()
  await copyCluster(clusters.migrated, folder)
  const { connection, close } = await startPlainServer(folder, [...asTheProduct, ...notDurable])
  // Without fsync, copying files is three times as fast as writing their pages to the log.
  return { shared: { connection, template: ROLE, copying: 'strategy file_copy' }, close }
}

const asTheProduct = ['timezone=UTC', 'log_timezone=UTC', 'log_min_messages=log', 'shared_buffers=128MB']

/**
 * These rows need not survive a power cut, and most of the time of a test file that makes and drops a database was spent waiting
 * for the disk. Durability is tested on separate servers, which do wait.
 */
const notDurable = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'log_checkpoints=off',
  // Every database is dropped within a minute or two.
  'autovacuum=off',
]
