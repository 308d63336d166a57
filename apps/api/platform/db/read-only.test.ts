import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { isStorageAway } from '../http/errors.ts'
import { connect } from './connect.ts'
import { primaryAndStandby } from './testing/primary-and-standby.ts'

const servers = await primaryAndStandby()
const { db, ping, close } = await connect({ connectionString: servers.url }, () => {})
await sql`create table note (id int)`.execute(db)
afterAll(async () => {
  await close()
  await servers.close()
})

const write = () => sql`insert into note values (1)`.execute(db)
const eightAtOnce = () => Promise.allSettled(Array.from({ length: 8 }, write))

it('is not ready on a server that refuses writes, and ready immediately on one that accepts them [F24]', async () => {
  await eightAtOnce()
  expect(await ping()).toBe(true)

  // A half-finished failover: the address leads to a standby.
  servers.moveTo('standby', 'cut')
  await expect.poll(ping).toBe(false)
  const refused = (await eightAtOnce()).map((outcome) =>
    outcome.status === 'rejected' ? outcome.reason : 'written',
  )
  expect(refused.every(isStorageAway), String(refused)).toBe(true)

  // Connections to the standby stay open and only new ones reach the primary: only the first queries may use the old ones.
  servers.moveTo('primary', 'left open')
  await ping()
  await eightAtOnce()
  expect(await ping()).toBe(true)
  expect((await eightAtOnce()).map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
})
