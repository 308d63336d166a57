import { createHash, randomUUID } from 'node:crypto'
import { draftStore } from '../../../draft/store.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'

/** Saves drafts endlessly, several at a time, and prints "id revision" for each one that the database has acknowledged. */
const [, , dataDir = ''] = process.argv
const storage = await openDatabase({ dataDir, log: () => {} })
await storage.asOwner((owner) => migrate(owner))
const { saveDraft } = draftStore(storage.db)
process.stdout.write('ready\n')

async function keepSaving(): Promise<never> {
  for (;;) {
    const draftId = randomUUID()
    const idHash = createHash('sha256').update(draftId).digest()
    for (let expectedRevision = 0; expectedRevision < 5; expectedRevision += 1) {
      const answers = { save: expectedRevision + 1, padding: 'x'.repeat(500) }
      const draft = {
        tenant: 'A',
        journey: 'acorn_pc',
        idHash,
        answers,
        completedSteps: [],
        besides: {},
        shape: 1,
        saveId: randomUUID(),
        unconfirmed: [],
        expectedRevision,
        now: new Date(),
      } as const
      const outcome = await saveDraft(draft)
      if (outcome.kind !== 'saved') throw new Error(`unexpected ${outcome.kind} of ${draftId}`)
      process.stdout.write(`${draftId} ${outcome.revision}\n`)
    }
  }
}

await Promise.all(Array.from({ length: 4 }, keepSaving))
