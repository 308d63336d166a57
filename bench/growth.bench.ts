import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { restoreBackup } from '../apps/api/cli/restore-backup.ts'
import { writeBackup } from '../apps/api/cli/write-backup.ts'
import { type OpenDatabase, openDatabase } from '../apps/api/platform/db/open-database.ts'
import { encryptionOf } from '../apps/api/platform/encryption/database-keys.ts'
import { emptyMonth } from '../apps/api/privacy/month-store.ts'
import { compare, figure, median } from './figures.ts'
import { measureDrop } from './quote/drop-month.ts'
import { fill, MONTHS, monthBack, referenceAt } from './quote/growth.ts'
import { clock, withPricing } from './quote/pricing-server.ts'
import { withoutTimeLimits } from './without-time-limits.ts'

/**
 * A price and a look-up by reference among 10,000 stored quotes and among many, through the whole API, with versions partitioned by month;
 * one month erased; a backup written and restored. Targets: the 99th percentile within 1.3 times, and a month dropped within a second. Both
 * sizes are measured alternately, each on its own server, and the median of the rounds counts, so that a disturbed round has no effect.
 * GROWTH_QUOTES sets the number: 10,000,000 need 40 GB and half an hour.
 */
const MANY = Number(process.env['GROWTH_QUOTES'] ?? 1_000_000)
const FEW = 10_000
/** A backup of all quotes would take as long as everything else; the time per quote is the same for a part. */
const BACKED_UP = Math.min(MANY, 50_000)
const ROUNDS = 7
const CALLS = 300
/** As in the nightly erasure. */
const BATCH = 200
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
const quote = toQuoteDto(peopleByJourney.acorn_pc.answers, marketing, journeys.acorn_pc)
const headers = { 'x-tenant': 'A', 'x-product': 'PC', 'content-type': 'application/json' }

const kinds = { generated: 'first price', rated: 'priced again', found: 'looked up by reference' } as const
type Kind = keyof typeof kinds
type Took = Readonly<Record<Kind, { p50: number; p99: number }>>

type Server = Parameters<Parameters<typeof withPricing>[0]>[0]

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
const inWords = (count: number) => count.toLocaleString('en-GB')

await withPricing((small) =>
  withPricing(async (large) => {
    const few = await customer(small)
    const many = await customer(large)
    await fill(small.database, { from: 0, to: FEW }, few.like, clock())
    await fillTo(0, BACKED_UP)
    await backUpAndRestore(large.database)
    await fillTo(BACKED_UP, MANY)
    await weigh(large.database)
    // Measured alternately, so that other load on the machine affects both.
    const turns: { few: Took; many: Took }[] = []
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      const took = { few: await round(few, FEW), many: await round(many, MANY) }
      if (turn > 0) turns.push(took)
    }
    for (const kind of Object.keys(kinds) as Kind[]) tell(kind, turns)
    await eraseOldest(large.database)

    async function fillTo(from: number, to: number): Promise<void> {
      const took = await timed(() => fill(large.database, { from, to }, many.like, clock()))
      figure(`filled to ${inWords(to)}`, inSeconds(took))
    }
  }),
)

/** A browser with access to all quotes of its server: they are copies of its own. */
async function customer({ app }: Server) {
  const cookie = { cookie: '' }
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) => {
    const begun = performance.now()
    const reply = await app.inject({
      method,
      url,
      headers: { ...headers, ...cookie },
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
    if (reply.statusCode !== 200) throw new Error(reply.body)
    return { took: performance.now() - begun, reply }
  }
  const { reply } = await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', { quote })
  cookie.cookie = String(reply.headers['set-cookie']).split(';', 1)[0] ?? ''
  const like: string = reply.json().quoteReference
  return { send, like }
}

async function round({ send }: Awaited<ReturnType<typeof customer>>, stored: number): Promise<Took> {
  const times: Record<Kind, number[]> = { generated: [], rated: [], found: [] }
  const anyOne = () => referenceAt(1 + Math.floor(Math.random() * stored))
  for (let call = 0; call < CALLS; call += 1) {
    times.generated.push((await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', { quote })).took)
    const again = { quote, quoteReference: anyOne() }
    times.rated.push((await send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', again)).took)
    const url = `/api/v1/Quote/GetQuotePremium?QuoteReference=${anyOne()}`
    times.found.push((await send('GET', url)).took)
  }
  const percentiles = (each: number[]) => {
    each.sort((a, b) => a - b)
    return { p50: percentile(each, 0.5), p99: percentile(each, 0.99) }
  }
  return {
    generated: percentiles(times.generated),
    rated: percentiles(times.rated),
    found: percentiles(times.found),
  }
}

async function weigh({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ table: string; bytes: string }>`
    select name as "table", coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree(name::regclass)),
      pg_total_relation_size(name::regclass)) as bytes
    from unnest(array['milepost.quote', 'milepost.quote_version', 'milepost.quote_grant', 'milepost.search_entry']) as name
  `.execute(db)
  for (const { table, bytes } of rows)
    figure(
      `${table} with its indexes`,
      `${(Number(bytes) / 1e9).toFixed(2)} GB, ${Math.round(Number(bytes) / MANY)} bytes each`,
    )
}

async function backUpAndRestore({ db }: OpenDatabase): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-bench-backup-'))
  const keys = [...encryptionOf(db).fingerprints]
  try {
    const file = join(folder, 'one.backup.gz')
    const backup = await timed(() => writeBackup(db, file, { now: clock(), encryptionKeys: keys }))
    const other = await openDatabase({ dataDir: join(folder, 'data'), log: () => {} })
    try {
      const restore = await timed(() => other.asOwner((owner) => restoreBackup(owner, file, keys)))
      for (const [what, took] of Object.entries({ backup, restore }))
        figure(
          `${what} of ${inWords(BACKED_UP)} quotes`,
          `${inSeconds(took)}, ${Math.round((BACKED_UP / took) * 1000)} quotes a second`,
        )
    } finally {
      await other.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The oldest month: its quotes are erased in batches, then its versions by dropping the partition. */
async function eraseOldest(database: OpenDatabase): Promise<void> {
  const { db } = database
  const month = monthBack(clock(), MONTHS)
  const before = new Date(monthBack(clock(), MONTHS - 1))
  const limit = AbortSignal.timeout(Number(process.env['GROWTH_ERASE_SECONDS'] ?? 600) * 1_000)
  let quotes = 0
  const emptying = await timed(async () => {
    quotes = await emptyMonth(db, month, before, BATCH, limit)
  })
  figure(
    `${inWords(quotes)} quotes of a month, without their versions`,
    `${inSeconds(emptying)}, ${Math.round((quotes / emptying) * 1000)} a second`,
  )
  if (limit.aborted) await hurry(database, month)
  await measureDrop(database, month)
}

/** Deletes the rest of the month in one statement: only the drop is still to be measured. */
async function hurry(database: OpenDatabase, month: string): Promise<void> {
  await database.asOwner((owner) =>
    owner.connection().execute(async (connection) => {
      await withoutTimeLimits(connection)
      await sql`set session_replication_role = replica`.execute(connection)
      await sql`delete from milepost.quote where shelf = ${month}::date`.execute(connection)
      await sql`set session_replication_role = origin`.execute(connection)
    }),
  )
  figure('the rest of them', 'not waited for')
}

function tell(kind: Kind, turns: readonly { few: Took; many: Took }[]): void {
  const name = kinds[kind]
  const middle = (of: 'few' | 'many', part: 'p50' | 'p99') =>
    median(turns.map((turn) => turn[of][kind][part]))
  for (const [stored, of] of [
    [FEW, 'few'],
    [MANY, 'many'],
  ] as const)
    figure(
      `${name}, ${inWords(stored)} stored`,
      `p50 ${middle(of, 'p50').toFixed(2)} ms, p99 ${middle(of, 'p99').toFixed(2)} ms`,
    )
  const against = (part: 'p50' | 'p99') =>
    median(turns.map(({ few, many }) => many[kind][part] / few[kind][part]))
  figure(`${name}: p50 against each other`, against('p50').toFixed(2))
  figure(`${name}: p99 against each other, bar 1.3`, against('p99').toFixed(2))
  compare({
    measured: `${name}, p99 as quotes grow`,
    ours: `${inWords(MANY)}: ${middle('many', 'p99').toFixed(2)} ms`,
    beside: `${inWords(FEW)}: ${middle('few', 'p99').toFixed(2)} ms`,
    ratio: against('p99'),
    bar: { atMost: 1.3 },
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function inSeconds(took: number): string {
  return `${(took / 1_000).toFixed(1)} s`
}
