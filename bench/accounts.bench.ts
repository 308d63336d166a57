import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withoutTimeLimits } from '../apps/api/platform/db/connect.ts'
import { migrate } from '../apps/api/platform/db/migrate.ts'
import { openDatabase } from '../apps/api/platform/db/open-database.ts'
import { checkAccounts } from '../apps/api/purchase/accounts/accounts-check-store.ts'
import { sellPolicies } from './accounts/sold-policies.ts'
import { compare, figure, median } from './figures.ts'

/**
 * The nightly check of the accounts over ten times as many policies. Target: at most fifteen times as long, so that a national book takes
 * minutes, not years.
 */
const FEW = 10_000
const MANY = 100_000
const ROUNDS = 5

const dataDir = await mkdtemp(join(tmpdir(), 'milepost-bench-'))
// When started as root the database runs as another user, who must be able to traverse the directory.
await chmod(dataDir, 0o755)
const database = await openDatabase({ dataDir, log: () => {} })
try {
  await database.asOwner((owner) => migrate(owner))
  const few = await checked(0, FEW)
  const many = await checked(FEW, MANY)
  figure(`accounts of ${FEW} policies`, `${few.toFixed(0)} ms`)
  figure(`accounts of ${MANY} policies`, `${many.toFixed(0)} ms`)
  compare({
    measured: 'the check of the accounts as policies grow',
    ours: `${MANY}: ${many.toFixed(0)} ms`,
    beside: `${FEW}: ${few.toFixed(0)} ms`,
    ratio: many / few,
    bar: { atMost: 15 },
  })
} finally {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
}

/** Milliseconds of the check after this many more policies. */
async function checked(from: number, to: number): Promise<number> {
  await database.db.transaction().execute(async (transaction) => {
    await withoutTimeLimits(transaction)
    await sellPolicies(transaction, { from, to })
  })
  await database.asOwner((owner) => sql`analyze`.execute(owner))
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    const broken = await checkAccounts(database.db, new Date())
    took.push(performance.now() - begun)
    if (broken.length > 0) throw new Error(`The accounts of the bench are wrong: ${JSON.stringify(broken)}`)
  }
  return median(took)
}
