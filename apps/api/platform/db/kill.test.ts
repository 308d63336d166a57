import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import { startChild } from './testing/child-program.ts'
import { killServer } from './testing/kill-server.ts'
import { putCluster } from './testing/prepared-clusters.ts'
import { programFile } from './testing/programs.ts'
import { removeDirectory, temporaryDirectory } from './testing/temporary-directory.ts'

/** The long run kills more often (docs/decisions/0019). */
const ROUNDS = process.env['LONG'] ? 20 : 2

let dataDir: string
beforeAll(async () => {
  dataDir = await temporaryDirectory()
  await putCluster('migrated', dataDir)
})
afterAll(() => removeDirectory(dataDir))

/** Lets a process write until that many saves are acknowledged, then kills it and the server. Returns those saves. */
async function writeAndKill(saves: number): Promise<[id: string, revision: number][]> {
  const child = startChild(programFile('writer-child'), [dataDir])
  expect(await child.line(), child.complaints()).toBe('ready')
  const acknowledged: string[] = []
  const take = (line: string | undefined) => line !== undefined && acknowledged.push(line)
  while (acknowledged.length < saves) {
    if (!take(await child.line())) throw new Error(child.complaints())
  }
  child.process.kill('SIGKILL')
  await killServer(join(dataDir, 'cluster'))
  // What it had already printed when it died was acknowledged too.
  while (take(await child.line()));
  await child.end()
  expect(child.process.signalCode).toBe('SIGKILL')
  return acknowledged.map((line) => {
    const [id = '', revision] = line.split(' ')
    return [id, Number(revision)]
  })
}

async function storedDrafts(): Promise<Map<string, { revision: number; answers: object }>> {
  const { db, close } = await openDatabase({ dataDir, log: () => {} })
  const rows = await db.selectFrom('milepost.draft').select(['id_hash', 'revision', 'answers']).execute()
  await close()
  return new Map(rows.map(({ id_hash, ...row }) => [Buffer.from(id_hash).toString('hex'), row]))
}

it(`loses no acknowledged save in ${ROUNDS} kills of process and server`, async () => {
  const latest = new Map<string, number>()
  for (let round = 1; round <= ROUNDS; round += 1) {
    const acknowledged = await writeAndKill(10 + 7 * round)
    for (const [id, revision] of acknowledged) latest.set(id, Math.max(revision, latest.get(id) ?? 0))

    const stored = await storedDrafts()
    const lost = [...latest].filter(([id, revision]) => {
      const draft = stored.get(createHash('sha256').update(id).digest('hex'))
      return draft === undefined || draft.revision < revision
    })
    expect(lost, `round ${round}`).toEqual([])
    // Every draft is consistent: its answers are those of its revision.
    for (const { revision, answers } of stored.values()) expect(answers).toMatchObject({ save: revision })
  }
  expect(latest.size).toBeGreaterThan(ROUNDS)
})
