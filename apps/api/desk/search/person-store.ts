import type { BrandCode } from '@milepost/domain/terms/identity'
import { type Kysely, sql } from 'kysely'
import { recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import { versionOf } from '../../quote/row-store.ts'
import { notesOf } from '../quote/notes-store.ts'
import type { CaseNote } from '../quote/ports.ts'
import type { PersonStore } from './ports.ts'
import { recordsFor } from './store.ts'

/** More than a customer has; the newest are shown. */
const MOST = 100

type PersonKey = QuoteKey & { at: Date }

/**
 * The quotes of the person whose quote this is, at these brands: with the same email address, or the same name, birth date and postcode
 * (DSK-331). Each is one look-up by an index; the quote itself is always included, even before it is in the search.
 */
export async function personKeys(
  db: Kysely<Database>,
  { tenant, reference }: QuoteKey,
  brands: readonly BrandCode[],
): Promise<readonly PersonKey[]> {
  const birth = (of: string) => sql`(
    select priced.answers #>> '{proposerDetails,dateOfBirth}' from milepost.quote
      cross join lateral ${versionOf()} as priced
    where quote.tenant = ${sql.ref(`${of}.tenant`)} and quote.reference = ${sql.ref(`${of}.reference`)})`
  const { rows } = await sql<PersonKey>`
    with me as (
      select * from milepost.search_entry
      where tenant = ${tenant} and reference = ${reference} and number = 1
    ),
    same as (
      select other.tenant, other.reference, other.at from me join milepost.search_entry as other
        on other.email = me.email and other.number = 1
      union
      select other.tenant, other.reference, other.at from me join milepost.search_entry as other
        on other.surname = me.surname and other.forename = me.forename and other.postcode = me.postcode
          and other.number = 1
      where ${birth('me')} = ${birth('other')}
      union
      select quote.tenant, quote.reference, quote.created_at from milepost.quote
      where quote.tenant = ${tenant} and quote.reference = ${reference}
    )
    select tenant, reference, max(at) as at from same where tenant = any(${brands}::text[])
    group by tenant, reference
    order by (tenant = ${tenant} and reference = ${reference}) desc, max(at) desc, reference limit ${MOST}
  `.execute(db)
  return rows
}

/** The support the person needs, as last recorded on any quote of theirs; undefined if none is needed (DSK-332). */
export async function supportOf(
  db: Kysely<Database>,
  key: QuoteKey,
  brands: readonly BrandCode[],
): Promise<CaseNote | undefined> {
  const keys = await personKeys(db, key, brands)
  const { rows } = await sql<QuoteKey & { position: number }>`
    select note.tenant, note.reference, note.position from milepost.quote_note as note
      join unnest(${keys.map((each) => each.tenant)}::text[], ${keys.map((each) => each.reference)}::text[])
        as own (tenant, reference) using (tenant, reference)
    where note.kind <> 'note' order by note.at desc, note.position desc limit 1
  `.execute(db)
  const [last] = rows
  const mark = last && (await notesOf(db, last)).find(({ position }) => position === last.position)
  return mark?.kind === 'vulnerable' ? mark : undefined
}

export function personStore(db: Kysely<Database>): PersonStore {
  return {
    async open({ tenant, reference }, by, now) {
      const keys = await personKeys(db, { tenant, reference }, by.brands)
      if (!keys.some((key) => key.reference === reference)) return undefined
      const found = await recordsFor(db, keys, now)
      await recorded(db, actorOf(by, 'Opened at the desk'), now, async (_transaction, record) =>
        record({
          act: 'customer.open',
          about: { kind: 'quote', id: reference },
          after: { found: found.length },
        }),
      )
      return { found, support: await supportOf(db, { tenant, reference }, by.brands) }
    },
  }
}
