import type { TestProject } from 'vitest/node'
import { grantRights } from '../api-role'
import { type Connection, connect } from '../connect'
import { API_ROLE, ROLE } from '../embedded/cluster'
import { startEmbedded } from '../embedded/embedded-server'
import { migrate } from '../migrate'
import { buildPrograms } from './programs'
import { removeDirectory, sweepKilledRuns, temporaryDirectory } from './temporary-directory'
import { administer, inDatabase, newDatabaseName } from './test-server'

/**
 * The programs that tests start, and one PostgreSQL for all API tests: our own in a temporary directory, or yours with
 * API_TEST_DATABASE=url and DATABASE_URL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { API_TEST_DATABASE, DATABASE_URL } = process.env
  await sweepKilledRuns()
  const programs = await temporaryDirectory()
  const server = API_TEST_DATABASE === 'url' ? yours(DATABASE_URL) : await ours()
  const template = newDatabaseName()
  try {
    await administer(server.connection, `create database ${template}`)
    const { db, close } = await connect(inDatabase(server.connection, template), () => {})
    try {
      await migrate(db)
      await makeApiRole(server.connection)
      await grantRights(db, API_ROLE)
    } finally {
      await close()
    }
  } catch (error) {
    await server.close()
    throw error
  }
  await buildPrograms(programs)
  project.provide('programs', programs)
  project.provide('testServer', { connection: server.connection, template })
  return async () => {
    await administer(server.connection, `drop database ${template}`).finally(server.close)
    await removeDirectory(programs)
  }
}

/** Our own server has it. On yours it is created once and stays, because other runs may use it. */
const makeApiRole = (connection: Connection) =>
  administer(
    connection,
    `do $$ begin
       if not exists (select from pg_roles where rolname = '${API_ROLE}') then create role ${API_ROLE}; end if;
     end $$`,
  )

type Server = { connection: Connection; close(): Promise<void> }

function yours(url: string | undefined): Server {
  if (!url) throw new Error('API_TEST_DATABASE=url needs DATABASE_URL: a user who may create databases')
  return { connection: { connectionString: url }, close: async () => {} }
}

async function ours(): Promise<Server> {
  const dataDir = await temporaryDirectory()
  const server = await startEmbedded({ dataDir, log: () => {} }).catch(async (error: unknown) => {
    await removeDirectory(dataDir)
    throw error
  })
  const close = async () => {
    await server.close()
    await removeDirectory(dataDir)
  }
  await dontWaitForTheDisk(server.connection)
  return { connection: server.connection, close }
}

/**
 * These rows need not survive a power cut, and half of a test's time was spent waiting for the disk. Durability is tested on
 * separate servers, which do wait.
 */
async function dontWaitForTheDisk(connection: Connection): Promise<void> {
  for (const role of [ROLE, API_ROLE])
    await administer(connection, `alter role ${role} set synchronous_commit = off`)
}
