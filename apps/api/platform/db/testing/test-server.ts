import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '../connect.ts'

/** The server that all API tests share, the migrated template that each test file's database is copied from, and how. */
export type TestServer = { connection: Connection; template: string; copying: '' | 'strategy file_copy' }

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
  }
}

/** Another database on the same server. */
export function inDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** The same database with the rights of another role for every statement. */
export function asRole(connection: Connection, role: string): Connection {
  return Object.assign({ ...connection }, { options: `-c role=${role}` })
}

export const newDatabaseName = () => `milepost_test_${randomBytes(6).toString('hex')}`

/** Creating and dropping databases happens outside the pool under test. */
export async function administer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
