import type { Closeness, FoundState } from '@milepost/domain/desk/search'
import { isQuoteReference } from '@milepost/domain/quote/quote-reference'
import { decidedStatus, type ReferralState } from '@milepost/domain/referral/states'
import { type BrandCode, brandCodes, type JourneyId } from '@milepost/domain/terms/identity'
import { compactPostcodePattern } from '@milepost/domain/values/postcode'
import {
  digits,
  emailCharacters,
  letters,
  lettersAndDigits,
  withOneMistake,
} from '@milepost/domain/values/typing-mistakes'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import type { QuoteStatus } from '../../quote/ports.ts'
import type { FoundRecord, Reading, SearchedName, SearchStore } from './ports.ts'

type Key = { tenant: BrandCode; reference: string; at: Date }
type Within = { db: Kysely<Database>; brands: readonly BrandCode[]; most: number }

/**
 * Finds records by the rows of 0029-search. Each look-up reads only the first rows of an index, so its time does not grow with the number
 * of records.
 */
export function searchStore(db: Kysely<Database>): SearchStore {
  return {
    async search(readings, by, { most, now }) {
      // Only one quote of a pair is shown, so up to twice as many are looked up.
      const keys = await keysOf(readings, { db, brands: by.brands, most: 2 * most + 1 })
      const all = withoutPairs(await recordsOf(db, keys, now))
      const found = all.slice(0, most)
      await recorded(db, actorOf(by, 'Searched at the desk'), now, async (_transaction, record) =>
        record({
          act: 'customer.search',
          about: { kind: 'staff', id: by.subject },
          after: { readAs: readings.map(({ kind }) => kind), found: found.length },
        }),
      )
      return { found, isMore: all.length > most }
    },
  }
}

type Found = ReadonlyMap<string, Key & { closeness: Closeness }>

/** With at least this many matches, less similar ones are not looked up. */
const ENOUGH = 5
/** A limit for each name that may have been meant, so that a common name does not hide the others. */
const MOST_OF_EACH = 5

/** Exact matches first, then similar ones. */
async function keysOf(readings: readonly Reading[], within: Within): Promise<Found> {
  const found = new Map<string, Key & { closeness: Closeness }>()
  const add = (keys: readonly Key[], closeness: Closeness) => {
    for (const key of keys) {
      const id = `${key.tenant} ${key.reference}`
      if (found.size < within.most && !found.has(id)) found.set(id, { ...key, closeness })
    }
  }
  const codes = readings.flatMap((reading) => (reading.kind === 'name' ? [] : [reading]))
  for (const { kind, value } of codes) add(await byCode(within, kind, [value]), 'exact')
  // A registration or postcode one character away belongs to someone else, so it is tried only if there is no exact match.
  if (found.size === 0)
    for (const { kind, value } of codes) add(await byCode(within, kind, nearly(kind, value)), 'nearly')
  const names = readings.flatMap((reading) => (reading.kind === 'name' ? reading.names : []))
  for (const [closeness, look] of nameLooks)
    if (found.size < ENOUGH) for (const name of names) add(await look(within, name), closeness)
  return found
}

type CodeKind = Exclude<Reading['kind'], 'name'>

/** The values that may have been meant. Only possible values: most wrong references fail their check character. */
function nearly(kind: CodeKind, value: string): readonly string[] {
  if (kind === 'email') return withOneMistake(value, emailCharacters)
  if (kind === 'phone') return withOneMistake(value, digits)
  if (kind === 'registration') return withOneMistake(value, lettersAndDigits)
  if (kind === 'postcode')
    return withOneMistake(value, lettersAndDigits).filter((each) => compactPostcodePattern.test(each))
  const [, brand = '', characters = value] = /^([A-Z]+-)(.*)$/.exec(value) ?? []
  const meant = withOneMistake(characters, kind === 'policy' ? digits : lettersAndDigits).map(
    (each) => brand + each,
  )
  return kind === 'policy' ? meant : meant.filter(isQuoteReference)
}

async function byCode(within: Within, kind: CodeKind, values: readonly string[]): Promise<readonly Key[]> {
  const { db, brands } = within
  if (kind === 'reference') {
    const { rows } = await sql<Key>`
      select tenant, reference, created_at as at from milepost.quote
      where tenant = any(${brands}) and reference = any(${values}) order by at desc limit ${within.most}
    `.execute(db)
    return rows
  }
  if (kind === 'policy') {
    // A number without its brand prefix may be of any brand.
    const numbers = values.flatMap((value) =>
      value.includes('-') ? [value] : brandCodes.map((brand) => `${brand}-${value}`),
    )
    const { rows } = await sql<Key>`
      select tenant, reference, issued_at as at from milepost.policy
      where tenant = any(${brands}) and policy_number = any(${numbers}) order by at desc limit ${within.most}
    `.execute(db)
    return rows
  }
  return newest(within, sql.ref(`entry.${kind}`), listed(values))
}

const listed = (values: readonly string[]) => sql`${values}::text[]`

/**
 * The newest rows of each value in each brand. First it checks which values exist at all, with one index step each: of hundreds of possible
 * mistakes only a few are real names.
 */
async function newest(
  { db, brands, most }: Within,
  column: RawBuilder<unknown>,
  values: RawBuilder<unknown>,
  { besides = sql`true`, ofEach = most }: { besides?: RawBuilder<unknown>; ofEach?: number } = {},
): Promise<readonly Key[]> {
  const { rows } = await sql<Key>`
    select found.* from unnest(${values}) as searched (value)
    cross join lateral (
      select 1 from milepost.search_entry as entry where ${column} = searched.value and ${besides} limit 1
    ) as known
    cross join unnest(${brands}::text[]) as own (brand)
    cross join lateral (
      select entry.tenant, entry.reference, entry.at from milepost.search_entry as entry
      where ${column} = searched.value and ${besides} and entry.tenant = own.brand
      order by entry.at desc limit ${ofEach}
    ) as found
    order by found.at desc limit ${most}
  `.execute(db)
  return rows
}

type NameLook = (within: Within, name: SearchedName) => Promise<readonly Key[]>

const surname = sql.ref('entry.surname')
const isCalled = (forename: string) => sql`entry.forename = ${forename}`
/** How many records of a surname are searched for an initial. */
const MOST_INITIALS = 500

const exactly: NameLook = (within, { surname: wanted, forename }) => {
  if (forename === undefined) return newest(within, surname, listed([wanted]))
  if (forename.length === 1) return byInitial(within, wanted, forename)
  return newest(within, surname, listed([wanted]), { besides: isCalled(forename) })
}

const mistyped: NameLook = async (within, { surname: wanted, forename }) => {
  const alike = listed(withOneMistake(wanted, letters))
  if (forename === undefined || forename.length === 1)
    return newest(within, surname, alike, { ofEach: MOST_OF_EACH })
  return [
    ...(await newest(within, surname, alike, { besides: isCalled(forename), ofEach: MOST_OF_EACH })),
    ...(await newest(within, sql.ref('entry.forename'), listed(withOneMistake(forename, letters)), {
      besides: sql`entry.surname = ${wanted}`,
      ofEach: MOST_OF_EACH,
    })),
  ]
}

/** A sound of one letter would match too many names. */
const soundingAlike: NameLook = async (within, { surname: wanted, forename }) => {
  const both = forename !== undefined && forename.length > 1
  const sound = both
    ? sql`milepost.search_sound(${wanted}) || ' ' || milepost.search_sound(${forename})`
    : sql`milepost.search_sound(${wanted})`
  const column = sql.ref(both ? 'entry.full_sound' : 'entry.sound')
  return newest(within, column, sql`array[${sound}]`, { besides: sql`length(searched.value) > 1` })
}

/** Bill may be William: a record with the same surname is better than none. */
const bySurname: NameLook = async (within, { surname: wanted, forename }) =>
  forename === undefined ? [] : newest(within, surname, listed([wanted]))

const nameLooks: readonly (readonly [Closeness, NameLook])[] = [
  ['exact', exactly],
  ['nearly', mistyped],
  ['sounds-alike', soundingAlike],
  ['surname-only', bySurname],
]

async function byInitial(within: Within, wanted: string, initial: string): Promise<readonly Key[]> {
  const { db, brands, most } = within
  const { rows } = await sql<Key>`
    select tenant, reference, at from unnest(${brands}::text[]) as own (brand)
    cross join lateral (
      select entry.tenant, entry.reference, entry.at, entry.forename from milepost.search_entry as entry
      where entry.surname = ${wanted} and entry.tenant = own.brand order by entry.at desc limit ${MOST_INITIALS}
    ) as newest
    where starts_with(forename, ${initial}) order by at desc limit ${most}
  `.execute(db)
  return rows
}

type Row = {
  tenant: BrandCode
  reference: string
  paired: string | null
  journey: JourneyId
  term: string
  status: QuoteStatus
  referral: ReferralState | null
  at: Date
  expires: Date
  surname: string | null
  forename: string | null
  postcode: string | null
  email: string | null
  registration: string | null
  number: string | null
  starts: Date | null
  ends: Date | null
  cancelled: Date | null
}

type PairedRecord = FoundRecord & { paired: string | undefined; isFollower: boolean }

/** Records of these quotes, in this order, one of each pair. */
export async function recordsFor(
  db: Kysely<Database>,
  keys: readonly Key[],
  now: Date,
): Promise<readonly FoundRecord[]> {
  const found = new Map(
    keys.map((key) => [`${key.tenant} ${key.reference}`, { ...key, closeness: 'exact' as const }]),
  )
  return withoutPairs(await recordsOf(db, found, now))
}

async function recordsOf(db: Kysely<Database>, keys: Found, now: Date): Promise<readonly PairedRecord[]> {
  const all = [...keys.values()]
  if (all.length === 0) return []
  const { rows } = await sql<Row>`
    select quote.tenant, quote.reference, quote.beside_reference as paired, quote.journey, quote.term, quote.status,
      quote.created_at as at, quote.expires_at as expires,
      (select state from milepost.referral where (referral.tenant, referral.reference) = (quote.tenant, quote.reference)
        order by number desc limit 1) as referral,
      entry.surname, entry.forename, entry.postcode, entry.email, entry.registration,
      policy.policy_number as number, policy.cover_start as starts, policy.cover_end as ends,
      cancellation.cancelled_at as cancelled
    from unnest(${all.map(({ tenant }) => tenant)}::text[], ${all.map(({ reference }) => reference)}::text[])
      with ordinality as wanted (tenant, reference, place)
    join milepost.quote using (tenant, reference)
    left join milepost.search_entry as entry on entry.tenant = quote.tenant
      and entry.reference = quote.reference and entry.number = 1
    left join milepost.policy on policy.tenant = quote.tenant and policy.reference = quote.reference
    left join milepost.policy_cancellation as cancellation on cancellation.tenant = policy.tenant
      and cancellation.policy_number = policy.policy_number
    order by wanted.place
  `.execute(db)
  return rows.map((row) => ({
    brand: row.tenant,
    reference: row.reference,
    policyNumber: row.number ?? undefined,
    journey: row.journey,
    state: stateOf(row, now),
    at: row.at,
    surname: row.surname ?? undefined,
    forename: row.forename ?? undefined,
    postcode: row.postcode ?? undefined,
    email: row.email ?? undefined,
    registration: row.registration ?? undefined,
    closeness: keys.get(`${row.tenant} ${row.reference}`)?.closeness ?? 'exact',
    paired: row.paired ?? undefined,
    isFollower: row.term === 'thirty-day' && row.paired !== null,
  }))
}

function stateOf({ status, referral, expires, starts, ends, cancelled }: Row, now: Date): FoundState {
  if (starts !== null && ends !== null) {
    if (cancelled !== null) return 'cancelled'
    if (starts > now) return 'not-started'
    return ends > now ? 'in-force' : 'ended'
  }
  if (status === 'taken-up') return 'bought'
  return expires <= now ? 'expired' : decidedStatus(status, referral ?? undefined)
}

/**
 * The thirty-day quote paired with an annual one has the same customer. It is shown only if it was purchased or the annual one was not
 * found.
 */
function withoutPairs(records: readonly PairedRecord[]): readonly FoundRecord[] {
  const references = new Set(records.map(({ reference }) => reference))
  return records.filter(
    ({ isFollower, paired = '', policyNumber }) =>
      !(isFollower && policyNumber === undefined && references.has(paired)),
  )
}
