import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { productionProblems } from './check-production.ts'
import { connect } from './connect.ts'
import type { SocketConnection } from './embedded/attempt.ts'
import { startEmbedded } from './embedded/embedded-server.ts'
import { migrate } from './migrate.ts'
import { plainServer } from './testing/plain-server.ts'
import { putCluster } from './testing/prepared-clusters.ts'
import { removeDirectory, temporaryDirectory } from './testing/temporary-directory.ts'

const canary = 'tweety.canaryson@feathers.example'

/**
 * Provokes messages that would quote values: a constraint, a wrong type and a duplicate key. Then a marker, to know when the log is
 * written.
 */
async function provoke(connection: SocketConnection): Promise<readonly string[]> {
  const { db, close } = await connect(connection, () => {})
  try {
    await migrate(db)
    const sent = () =>
      sql`insert into milepost.mail_sent (subject, template, sent_at) values (${canary}, ${canary}, now())`.execute(
        db,
      )
    await sent()
    await expect(sent()).rejects.toMatchObject({ code: '23505', detail: expect.stringContaining(canary) })
    await expect(sql`select ${canary}::text::integer`.execute(db)).rejects.toMatchObject({ code: '22P02' })
    await expect(
      sql`insert into milepost.mail_sent (subject, template) values (${canary}, 'x')`.execute(db),
    ).rejects.toMatchObject({ code: '23502' })
    return await productionProblems(db)
  } finally {
    await close()
  }
}

/** The settings compose.yaml starts its database with. */
const { services } = parse(readFileSync(new URL('../../../../compose.yaml', import.meta.url), 'utf8'), {
  merge: true,
})
const ofCompose: readonly string[] = services.database.command.filter((word: string) => word.includes('='))
const aboutTheLog = (problems: readonly string[]) => problems.filter((each) => each.includes('log'))

it('writes no value to the log of a server configured as in compose.yaml [T7]', async () => {
  const server = await plainServer(ofCompose)
  onTestFinished(server.close)
  expect(aboutTheLog(await provoke(server.connection))).toEqual([])
  await expect.poll(server.log).toContain('ready to accept connections')
  expect(server.log()).not.toContain('canaryson')
})

it('reports a server that writes values to its log, as PostgreSQL does by default', async () => {
  const server = await plainServer(['log_min_duration_statement=0', 'log_parameter_max_length_on_error=-1'])
  onTestFinished(server.close)
  const problems = aboutTheLog(await provoke(server.connection))
  expect(problems.join('\n')).toMatch(/log_min_messages is warning and must be log/)
  expect(problems.join('\n')).toMatch(/log_parameter_max_length must be 0/)
  expect(problems.join('\n')).toMatch(/log_parameter_max_length_on_error must be 0/)
  await expect.poll(server.log).toContain(canary)
})

it('writes no value to the log of the product’s own server [T7]', async () => {
  const dataDir = await temporaryDirectory()
  onTestFinished(() => removeDirectory(dataDir))
  await putCluster('empty', dataDir)
  const server = await startEmbedded({ dataDir, log: () => {} })
  const log = () => readFileSync(join(server.location, 'server.log'), 'utf8')
  try {
    expect(aboutTheLog(await provoke(server.connection))).toEqual([])
  } finally {
    await server.close()
  }
  expect(log()).toContain('received fast shutdown request')
  expect(log()).not.toContain('canaryson')
})
