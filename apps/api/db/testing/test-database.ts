import type { Kysely } from 'kysely'
import { afterAll, inject, onTestFinished, TestRunner } from 'vitest'
import { type Connection, connect } from '../connect'
import type { Database } from '../schema'
import { administer, inDatabase, newDatabaseName } from './test-server'

export type TestDatabase = { db: Kysely<Database>; connection: Connection }

/** A database of its own for a test file, or for one test when called in it; migrated or empty, and gone when that is done. */
export async function testDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const { connection: server, template } = inject('testServer')
  const name = newDatabaseName()
  await administer(
    server,
    `create database ${name} template ${content === 'migrated' ? template : 'template0'}`,
  )
  const connection = inDatabase(server, name)
  const { db, close } = await connect(connection, () => {})
  const drop = async () => {
    await close()
    await administer(server, `drop database ${name} with (force)`)
  }
  if (TestRunner.getCurrentTest()) onTestFinished(drop)
  else afterAll(drop)
  return { db, connection }
}
