import type {
  CustomerPromise,
  KeptPromise,
  PromiseKind,
  Promises,
} from '@milepost/domain/promise/customer-promise'
import { pence } from '@milepost/domain/values/pence'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { PolicyPromise } from './ports.ts'

export type EmailKey = { subject: string; template: string }

/** Stores what an email promises, in the transaction that records it as handed over (D-276). */
export async function savePromises(
  transaction: Transaction<Database>,
  { subject, template }: EmailKey,
  promises: readonly PolicyPromise[],
  now: Date,
): Promise<void> {
  if (promises.length === 0) return
  await transaction
    .insertInto('milepost.customer_promise')
    .values(
      promises.map(({ tenant, policyNumber, promise }) => ({
        tenant,
        policy_number: policyNumber,
        kind: promise.kind,
        subject,
        template,
        handed_over_at: now,
        ...columnsOf(promise),
      })),
    )
    .onConflict((clash) =>
      clash.columns(['tenant', 'policy_number', 'kind', 'subject', 'template']).doNothing(),
    )
    .execute()
}

/** The mail server refused the email, so its customer was promised nothing. */
export async function forgetPromises(
  transaction: Transaction<Database>,
  { subject, template }: EmailKey,
): Promise<void> {
  await transaction
    .deleteFrom('milepost.customer_promise')
    .where((column) => column.and({ subject, template }))
    .execute()
}

/** The newest promise of each kind about a policy. */
export async function promisesOf(
  db: Kysely<Database>,
  { tenant, policyNumber }: PolicyKey,
): Promise<Promises> {
  const rows = await db
    .selectFrom('milepost.customer_promise')
    .selectAll()
    .distinctOn('kind')
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .orderBy('kind')
    .orderBy(sql`id desc`)
    .execute()
  return Object.fromEntries(rows.map((row) => [row.kind, promiseOf(row)]))
}

type Row = Selectable<Database['milepost.customer_promise']>

function columnsOf(promise: CustomerPromise) {
  switch (promise.kind) {
    case 'price':
      return {
        on_day: promise.until,
        amount_pence: promise.amount ?? null,
        reference: promise.reference,
        version: promise.version,
      }
    case 'charge':
      return {
        on_day: promise.on,
        amount_pence: promise.amount ?? null,
        last_four: promise.lastFour ?? null,
      }
    case 'renewal':
      return { renews: promise.renews }
    case 'cover-ends':
      return { on_day: promise.on }
    case 'documents':
      return {}
  }
}

type Read = { readonly [Kind in PromiseKind]: (row: Row) => Extract<CustomerPromise, { kind: Kind }> }

const read: Read = {
  price: (row) => ({
    kind: 'price',
    reference: present(row.reference),
    version: present(row.version),
    amount: amountOf(row),
    until: present(row.on_day),
  }),
  charge: (row) => ({
    kind: 'charge',
    on: present(row.on_day),
    amount: amountOf(row),
    lastFour: row.last_four ?? undefined,
  }),
  renewal: (row) => ({ kind: 'renewal', renews: present(row.renews) }),
  'cover-ends': (row) => ({ kind: 'cover-ends', on: present(row.on_day) }),
  documents: () => ({ kind: 'documents' }),
}

const promiseOf = (row: Row): KeptPromise => ({ ...read[row.kind](row), handedOverAt: row.handed_over_at })

const amountOf = ({ amount_pence: amount }: Row) => (amount === null ? undefined : pence(Number(amount)))

/** The table's own checks say which columns a kind has. */
function present<Value>(value: Value | null): Value {
  if (value === null) throw new TypeError('A promise lacks what its kind always has')
  return value
}
