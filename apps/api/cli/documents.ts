import { moveDocuments } from '../purchase/policy/document-move-store.ts'
import { checkObjects, removeUnnamed } from '../purchase/policy/object-check-store.ts'
import { endWith, withDatabase } from './program.ts'

const usage = [
  'usage: npm run documents -- move     moves all documents to the store that DOCUMENTS names; can be stopped and repeated',
  '       npm run documents -- check    reads every document in the object store and lists the damaged ones',
  '       npm run documents -- collect  removes objects that no document has named for a day',
]

/** Moves and checks the documents of policies while customers buy. Exits with 1 if a document is damaged or not moved. */
async function look([word, ...rest]: readonly string[]): Promise<number> {
  if (rest.length > 0 || !['move', 'check', 'collect'].includes(word ?? '')) {
    for (const line of usage) console.error(line)
    return 2
  }
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  process.once('SIGTERM', () => interrupted.abort())
  return withDatabase(async ({ db }, { objects }, clock) => {
    const { signal } = interrupted
    if (word === 'move') return move(db, objects?.isForNew ? 'objects' : 'database', signal)
    if (word === 'check') return check(db)
    const removed = await removeUnnamed(db, clock(), signal)
    console.log(`Removed ${removed} objects.`)
    return 0
  })
}

type Db = Parameters<typeof moveDocuments>[0]

async function move(db: Db, to: 'objects' | 'database', signal: AbortSignal): Promise<number> {
  const onMoved = (moved: number) => console.error(`${moved} moved`)
  const { moved, isFinished } = await moveDocuments(db, { to, signal, onMoved })
  const where = to === 'objects' ? 'the object store' : 'the database'
  console.log(
    isFinished
      ? `Moved ${moved} documents. All are in ${where}.`
      : `Moved ${moved} documents to ${where} and stopped. Run it again to continue.`,
  )
  return isFinished ? 0 : 1
}

async function check(db: Db): Promise<number> {
  const { inDatabase, inObjects, damaged } = await checkObjects(db, (checked) =>
    console.error(`${checked} checked`),
  )
  console.log(`${inDatabase} documents are in the database, ${inObjects} in the object store.`)
  for (const { policyNumber, fileName } of damaged)
    console.log(`Damaged: ${fileName} of policy ${policyNumber}. Restore it from a backup.`)
  return damaged.length === 0 ? 0 : 1
}

endWith(look(process.argv.slice(2)))
