import { type BrandCode, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { workIdOf } from '@milepost/domain/work/kinds'
import * as people from '@milepost/pricing/testing/people'
import { sql } from 'kysely'
import type { NewQuote } from '../../quote/ports.ts'
import { quoteStore } from '../../quote/store.ts'
import { aQuote, aVersion } from '../../quote/testing/made-quote.ts'
import type { DeskServer } from './desk-server.ts'

type Server = Pick<DeskServer, 'db' | 'time'>

const refusedBefore = people.aRisk({ drivers: [people.aDriver({ hasBeenRefusedCover: true })] })
const DAY = 86_400_000

/** A quote of a brand that is a piece of work itself, or the subject of one. */
async function made({ db, time: { now } }: Server, tenant: BrandCode, changed: Partial<NewQuote>, at: Date) {
  const journey = journeyIds.find((id) => journeyIdentities[id].brand === tenant)
  if (journey === undefined) throw new Error(`${tenant} has no journey`)
  const quote = aQuote({
    tenant,
    journey,
    createdAt: at,
    expiresAt: new Date(now.getTime() + 30 * DAY),
    ...changed,
  })
  await quoteStore(db).createQuotes([quote], undefined)
  return quote
}

/** The referred quote of a customer who was refused cover before, created at a given time. */
export async function referredWork(server: Server, tenant: BrandCode, at = server.time.now) {
  const first = { ...aVersion(refusedBefore), pricedAt: at }
  const { reference, journey } = await made(server, tenant, { status: 'referred', first }, at)
  const key = { kind: 'referral', tenant, about: `${reference}.1` } as const
  return { id: workIdOf(key), key, reference, journey }
}

/** A quote that can be purchased, as the subject of other work. */
export async function pricedQuote(server: Server, tenant: BrandCode, at = server.time.now) {
  return made(server, tenant, { first: { ...aVersion(), pricedAt: at } }, at)
}

/** An email about a referral that is no longer retried. */
export async function undeliveredWork(server: Server, tenant: BrandCode) {
  const { reference } = await pricedQuote(server, tenant)
  const data = JSON.stringify({ tenant, reference, number: 1, position: 2 })
  const { rows } = await sql<{ id: string }>`
    insert into milepost.job (name, data, state, failures, created_at, ended_at)
    values ('referral-mail', ${data}, 'dead', 50, ${server.time.now}, ${server.time.now}) returning id`.execute(
    server.db,
  )
  const about = rows[0]?.id ?? ''
  const key = { kind: 'email', tenant, about } as const
  return { id: workIdOf(key), key, reference }
}
