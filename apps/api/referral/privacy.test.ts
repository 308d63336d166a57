import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { officeOf } from '../cli/commands/testing/office-of.ts'
import { askCustomer } from './ask-customer.ts'
import { person, referralServer } from './testing/referral-server.ts'

const server = await referralServer()
afterAll(() => server.stop())
const office = officeOf(server, '', { SEALING_KEY: Buffer.alloc(32, 7).toString('base64') })
const home = await mkdtemp(join(tmpdir(), 'referral-'))

async function asked() {
  const quoted = await server.quoted()
  await askCustomer(
    { ...quoted.key, words: 'Where is the car kept at night?' },
    person('Una'),
    server.actions,
  )
  return quoted
}
const tables = ['referral', 'referral_event', 'referral_words', 'referral_link'] as const
const rowsAbout = async (reference: string) =>
  Promise.all(
    tables.map(
      async (table) =>
        (
          await server.db
            .selectFrom(`milepost.${table}`)
            .select('reference')
            .where('reference', '=', reference)
            .execute()
        ).length,
    ),
  )

it('exports what we wrote to a customer about their referral [DSK-314] [T30]', async () => {
  const { reference } = await asked()
  const file = join(home, 'export.json')
  await office('export', reference, file)
  const { held, referralWords } = JSON.parse(await readFile(file, 'utf8'))
  expect(held.referral).toMatchObject([{ reference, state: 'asked' }])
  expect(held.referral_event.map(({ kind }: { kind: string }) => kind)).toEqual(['opened', 'asked'])
  expect(referralWords).toEqual([{ of: reference, words: 'Where is the car kept at night?' }])
})

it('is erased with its quote, including a waiting email [DSK-314] [T30]', async () => {
  const { reference } = await asked()
  await server.sent()
  expect((await rowsAbout(reference)).every((count) => count > 0)).toBe(true)
  await office('erase', reference)
  expect(await rowsAbout(reference)).toEqual([0, 0, 0, 0])
  const { rows } = await sql`select data from milepost.job`.execute(server.db)
  expect(JSON.stringify(rows)).not.toContain(reference)
})
