import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import { CONTACT_CALL, contactForm } from '../../purchase/testing/contact-form.ts'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { workStore } from './store.ts'

const server = await purchaseServer()
afterAll(() => server.stop())
// With the same rights as in production: those of the API's role.
const { open, closeEnded } = workStore(server.apiDb)
const found = (kind: 'payment' | 'mandate' | 'job' | 'email' | 'post') =>
  open({ kinds: [kind], brands: ['A'], now: server.time.now })

describe('a payment', () => {
  it('that is stuck for ten minutes is work, due within the hour, until it moves [DSK-201]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
    // A customer who only opened the card page creates no work item.
    server.pass(30)
    expect(await found('payment')).toEqual([])
    await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)
    server.pass(9)
    expect(await found('payment')).toEqual([])
    server.pass(2)
    const [stopped, ...others] = await found('payment')
    expect(others).toEqual([])
    expect(stopped).toMatchObject({
      about: paid.paymentId,
      reference: ready.reference,
      journey: 'acorn_pc',
      policyNumber: expect.any(String),
      stage: 'TAKEN_UP',
    })
    expect((stopped?.dueAt.getTime() ?? 0) - (stopped?.since.getTime() ?? 0)).toBe(3_600_000)
    server.work()
    const [policy] = await server.policies()
    if (policy === undefined) throw new Error('No policy')
    await server.jobsDone({ tenant: policy.tenant, policyNumber: policy.policy_number })
    expect(await found('payment')).toEqual([])
  })

  it('whose mandate the bank refused is work, unless the policy was cancelled [DSK-201]', async () => {
    const [policy] = await server.policies()
    if (policy === undefined) throw new Error('No policy')
    const { tenant, policy_number: policyNumber, reference } = policy
    await server.db
      .insertInto('milepost.finance_mandate')
      .values({
        tenant,
        policy_number: policyNumber,
        state: 'rejected',
        ref: null,
        code: '5',
        at: server.time.now,
      })
      .execute()
    expect(await found('mandate')).toMatchObject([{ about: policyNumber, reference, stage: '5' }])
    await sql`
      insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at)
      values (${tenant}, ${policyNumber}, 'customer', ${server.time.now}, ${server.time.now})`.execute(
      server.db,
    )
    expect(await found('mandate')).toEqual([])
  })
})

describe('a policy whose customer asked for post', () => {
  const asked = async (byPost: boolean, sendWelcomePack: boolean) => {
    const priced = await server.readyToPay('acorn_pc', undefined, 'post@example.com')
    const { contactDetails, ...form } = contactForm(priced.reference, 'post@example.com')
    const saved = await server.send('PUT', CONTACT_CALL, priced.headers, {
      ...form,
      contactDetails: { ...contactDetails, sendPolicyDocumentsByPost: byPost },
    })
    expect(saved.status, saved.text).toBe(200)
    const ready = { ...priced, outcomeId: String(saved.body.underwritingOutcomeResponseId) }
    const code = 'ANNUAL_CARD_IN_FULL'
    const purchase = server.purchaseDto(ready, code, { sendWelcomePack })
    const paid = await server.confirmed(ready, code, undefined, 'approve', { purchase })
    const sold = await server.takeUp(ready, code, paid, { sendWelcomePack })
    expect(sold.status, sold.text).toBe(200)
    return String(sold.body.policyNumber)
  }
  const toPost = async (policyNumber: string) =>
    (await found('post')).find(({ about }) => about === policyNumber)?.stage

  it.each([
    [true, false, 'documents'],
    [false, true, 'welcome-pack'],
    [true, true, 'both'],
    [false, false, undefined],
  ] as const)(
    'is work with what was asked for, once the documents are made: by post %s, welcome pack %s [BUY-04] [BUY-22]',
    async (byPost, welcomePack, stage) => {
      const policyNumber = await asked(byPost, welcomePack)
      await server.jobsDone({ tenant: 'A', policyNumber })
      expect(await toPost(policyNumber)).toBe(stage)
    },
  )

  it('is work until someone says that it was posted, or the policy is cancelled [BUY-04]', async () => {
    const [first, second] = [await asked(true, false), await asked(true, true)]
    for (const policyNumber of [first, second]) await server.jobsDone({ tenant: 'A', policyNumber })
    const by = { subject: 'asha', name: 'Asha' } as StaffSession
    const work = workStore(server.apiDb)
    const key = { kind: 'post', tenant: 'A', about: first } as const
    expect(await work.finish(key, 'sent-by-post', by, server.time.now)).toEqual({ kind: 'moved' })
    await sql`
      insert into milepost.policy_cancellation (tenant, policy_number, reason, cancelled_at, asked_at)
      values ('A', ${second}, 'customer', ${server.time.now}, ${server.time.now})`.execute(server.db)
    expect([await toPost(first), await toPost(second)]).toEqual([undefined, undefined])
  })

  it('is found by an index, so that a large book is not read every few seconds [BUY-04]', async () => {
    const plan = await server.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      return sql<{ 'QUERY PLAN': string }>`
        explain select from milepost.policy
        where (policy.contact ->> 'documentsByPost' = 'true' or policy.wanted ->> 'sendWelcomePack' = 'true')
          and policy.issued_at > now() - interval '1 year'`.execute(transaction)
    })
    expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain('policy_to_post')
  })
})

describe('a job', () => {
  it('is work once it is no longer retried or has failed for an hour; before that it may still succeed [DSK-201]', async () => {
    const [policy] = await server.policies()
    if (policy === undefined) throw new Error('No policy')
    const data = JSON.stringify({ tenant: policy.tenant, policyNumber: policy.policy_number })
    const { now } = server.time
    await sql`
      insert into milepost.job (name, data, state, failures, run_at, created_at) values
        ('portal-user', ${data}, 'waiting', 1, now() + interval '1 day', ${now}),
        ('policy-mail', ${data}, 'dead', 9, now(), ${now})`.execute(server.db)
    expect(await found('job')).toEqual([])
    expect(await found('email')).toMatchObject([
      { stage: 'policy-mail', policyNumber: policy.policy_number, reference: policy.reference },
    ])
    server.pass(61)
    expect(await found('job')).toMatchObject([{ stage: 'portal-user', journey: 'acorn_pc' }])
  })

  it('that still exists is not closed by the passing of time [DSK-203]', async () => {
    expect(await closeEnded(server.time.now)).toBe(0)
  })
})
