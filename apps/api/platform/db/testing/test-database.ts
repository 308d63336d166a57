import type { Kysely } from 'kysely'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import { aesEncryption } from '../../encryption/aes-encryption.ts'
import { withKeys } from '../../encryption/database-keys.ts'
import { type Connection, connect } from '../connect.ts'
import { API_ROLE } from '../embedded/cluster.ts'
import type { Database } from '../schema.ts'
import { administer, asRole, inDatabase, newDatabaseName } from './test-server.ts'

/** The encryption key of every test database, unless a test sets another. */
export const testKey = Buffer.alloc(32, 7)

export type TestDatabase = {
  /** As the owner of its tables, who may also create states that never occur. */
  db: Kysely<Database>
  connection: Connection
  /** As the API's role. */
  asApi(): Promise<Kysely<Database>>
}

/** A database for a test file, or for one test if called inside it; migrated or empty, and dropped afterwards. */
export async function testDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const { connection: server, template, copying } = inject('testServer')
  const name = newDatabaseName()
  await administer(
    server,
    `create database ${name} template ${content === 'migrated' ? template : 'template0'} ${copying}`,
  )
  const connection = inDatabase(server, name)
  const { db: bare, close } = await connect(connection, () => {})
  const db = withKeys(bare, aesEncryption([testKey]))
  const opened = [close]
  const drop = async () => {
    for (const closeIt of opened) await closeIt()
    await administer(server, `drop database ${name} with (force)`)
  }
  if (TestRunner.getCurrentTest()) onTestFinished(drop)
  else afterAll(drop)
  return {
    db,
    connection,
    async asApi() {
      const limited = await connect(asRole(connection, API_ROLE), () => {})
      opened.push(limited.close)
      return withKeys(limited.db, aesEncryption([testKey]))
    },
  }
}
