import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { toPounds } from '@milepost/domain/values/pence'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { proposedRefund, soldPolicy } from '../policy/testing/sold-policy.ts'
import { type Browser, deskServer } from '../testing/desk-server.ts'

const server = await deskServer()
const { db, time } = server
let fay: Browser
beforeAll(async () => {
  fay = await server.signedIn({ name: 'Fay Okoro', roles: ['finance'], brands: ['A', 'M'] })
})
const read = async (query = '', by = fay) => {
  const reply = await by.ask('GET', `/api/desk/v1/Payments/ReadPayments${query}`)
  return { ...reply, body: Object(reply.body) }
}
type Named = { policyNumber?: string }
const of = (lines: readonly Named[], policyNumber: string) =>
  lines.find((line) => line.policyNumber === policyNumber)

describe('the payments page', () => {
  it('shows the payments of a day by brand, and accounts that sum to zero [DSK-412]', async () => {
    const before = (await read()).body.booked.find(({ brand }: { brand: string }) => brand === 'A')
    const { paid, fee } = await soldPolicy(db, 'A', { now: time.now, daysAgo: 0 })
    await soldPolicy(db, 'B', { now: time.now, daysAgo: 0 })
    const { body } = await read()
    expect(body.day).toBe(londonDate(time.now))
    expect(body.booked.map(({ brand }: { brand: string }) => brand)).not.toContain('B')
    const booked = body.booked.find(({ brand }: { brand: string }) => brand === 'A')
    expect(booked).toMatchObject({
      payments: (before?.payments ?? 0) + 1,
      taken: toPounds(paid) + (before?.taken ?? 0),
      sum: 0,
    })
    const fees = booked.accounts.find(({ account }: { account: string }) => account === 'fees')
    expect(fees?.amount ?? 0).toBeCloseTo(-toPounds(fee) + feesOf(before), 2)
  })

  it('shows the accounts of another day and refuses a day in the future [DSK-412]', async () => {
    const today = londonDate(time.now)
    await soldPolicy(db, 'M', { now: time.now, daysAgo: 5 })
    const { body } = await read(`?day=${addDays(today, -5)}`)
    expect(body.booked).toMatchObject([{ brand: 'M', payments: 1, sum: 0 }])
    expect((await read(`?day=${addDays(today, -400)}`)).body.booked).toEqual([])
    expect((await read(`?day=${addDays(today, 1)}`)).body.errors[0].field).toBe('query.day')
    expect((await read('?day=2026-02-30')).status).toBe(400)
  })

  it('lists a stuck payment until it moves [DSK-412]', async () => {
    const { policy } = await soldPolicy(db, 'A', { now: time.now })
    expect(of((await read()).body.stopped, policy.policyNumber)).toBeUndefined()
    await stand(policy.attemptId, 'CAPTURE_ERROR')
    expect(of((await read()).body.stopped, policy.policyNumber)).toMatchObject({
      brand: 'A',
      state: 'CAPTURE_ERROR',
      reference: policy.reference,
      amount: toPounds(policy.dueNow),
    })
    await stand(policy.attemptId, 'CAPTURED')
    expect(of((await read()).body.stopped, policy.policyNumber)).toBeUndefined()
  })

  it('lists waiting refunds and refused mandates, but none of other brands [DSK-412]', async () => {
    const { policy } = await proposedRefund(db, 'A', { now: time.now })
    const { tenant, policyNumber } = policy
    await sql`insert into milepost.finance_mandate (tenant, policy_number, state, code, at)
      values (${tenant}, ${policyNumber}, 'rejected', '5', ${time.now})`.execute(db)
    const { body } = await read()
    expect(of(body.refunds, policyNumber)).toMatchObject({
      number: 1,
      amount: 150,
      state: 'proposed',
      firstPerson: 'Olive Other',
    })
    expect(of(body.mandates, policyNumber)).toMatchObject({ code: '5' })
    const other = await server.signedIn({ roles: ['finance'], brands: ['M'] })
    const theirs = await read('', other)
    expect(theirs.text).not.toContain(policyNumber)
    // No name or other data of a customer.
    expect(JSON.stringify(body)).not.toMatch(/O'Neill|@/)
  })
})

const feesOf = (booked: { accounts?: { account: string; amount: number }[] } | undefined) =>
  booked?.accounts?.find(({ account }) => account === 'fees')?.amount ?? 0

/** Puts the payment into this state for an hour. The steps to it are tested elsewhere. */
async function stand(attemptId: string, state: string): Promise<void> {
  const since = new Date(time.now.getTime() - 3_600_000)
  await sql`alter table milepost.payment_attempt disable trigger user`.execute(db)
  await sql`update milepost.payment_attempt set state = ${state}, moved_at = ${since} where id = ${attemptId}`.execute(
    db,
  )
  await sql`alter table milepost.payment_attempt enable trigger user`.execute(db)
}
