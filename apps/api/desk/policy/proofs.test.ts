import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { workStore } from '../queue/store.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let purchases: PurchaseServer
let desk: DeskServer
let asha: Browser
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  asha = await desk.signedIn(adviser)
  purchases.work({ renewalAddress: async () => undefined })
})
afterAll(() => purchases.stop())

const adviser = { subject: 'asha', name: 'Asha Patel', roles: ['adviser'], brands: ['A'] } as const
const because = 'case 4711, by email'

async function bought(email: string): Promise<PolicyKey> {
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'ANNUAL_CARD_IN_FULL'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  return key
}
const follow = ({ tenant: brand, policyNumber }: PolicyKey, body: object) =>
  asha.ask('POST', '/api/desk/v1/Policy/FollowProof', { body: { brand, policyNumber, because, ...body } })
const shown = async ({ tenant: brand, policyNumber }: PolicyKey) => {
  const query = new URLSearchParams({ brand, policyNumber })
  return (await asha.ask('GET', `/api/desk/v1/Policy/GetPolicy?${query}`)).body.proofs
}
const work = async ({ policyNumber }: PolicyKey) => {
  const open = workStore(purchases.apiDb).open({ kinds: ['proof'], brands: ['A'], now: purchases.time.now })
  return (await open).filter(({ about }) => about.startsWith(policyNumber)).map(({ stage }) => stage)
}
const emailed = async (key: PolicyKey, email: string, words: string) => {
  await purchases.jobsDone(key)
  const emails = await purchases.emailsTo(email)
  return emails.some((each) => each.includes(words))
}

describe('a proof that the documents of a policy ask for', () => {
  it('is followed from the purchase, with the day that the documents name [DSK-540] [D-276]', async () => {
    const key = await bought('asked@example.com')
    const { rows } = await sql<{ due: string }>`
      select (cover_start at time zone 'Europe/London')::date::text as due from milepost.policy
      where policy_number = ${key.policyNumber}`.execute(purchases.db)
    const [first] = await shown(key)
    expect((await shown(key)).map(({ code }: { code: string }) => code)).toContain('dvla-record')
    expect(first.state).toBe('asked')
    expect(first.dueOn > (rows[0]?.due ?? '')).toBe(true)
    expect(await work(key)).toEqual([])
  })

  it('is told to the customer at each step, with the reason if it is not accepted [DSK-540] [D-276]', async () => {
    const email = 'told@example.com'
    const key = await bought(email)
    const code = 'dvla-record'
    await follow(key, { code, to: 'received' })
    expect(await emailed(key, email, 'check it within two working days')).toBe(true)
    await follow(key, { code, to: 'refused', refusal: 'unreadable' })
    expect(await emailed(key, email, 'Please send a clear photo or scan')).toBe(true)
    expect(await shown(key)).toContainEqual(
      expect.objectContaining({ code, state: 'refused', refusal: 'unreadable' }),
    )
    await follow(key, { code, to: 'not-needed' })
    expect(await emailed(key, email, 'need to send it any more')).toBe(true)
  })

  it('is refused only with a reason, moved only where its state allows it, and by one person [DSK-540] [DSK-806]', async () => {
    const key = await bought('once@example.com')
    const code = 'dvla-record'
    const unexplained = await follow(key, { code, to: 'refused' })
    expect([unexplained.status, unexplained.body.errors[0].field]).toEqual([400, 'body.refusal'])
    const both = await Promise.all([
      follow(key, { code, to: 'accepted' }),
      follow(key, { code, to: 'accepted' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const after = await follow(key, { code, to: 'received' })
    expect([after.status, after.body.message]).toEqual([409, 'It is now: Accepted.'])
    expect((await follow(key, { code: 'device', to: 'accepted' })).status).toBe(404)
    const trail = await readTrail(purchases.db, { on: [key.policyNumber], most: 100 })
    const done = trail.filter(({ act, outcome }) => act === 'policy.proof' && outcome === undefined)
    expect(done.map(({ after: now }) => now)).toEqual([{ proof: code, state: 'accepted' }])
  })

  it('is work from the morning after its day, until it comes; received, it is work until it is checked [DSK-540]', async () => {
    const key = await bought('late@example.com')
    purchases.pass(60 * 24 * 30)
    asha = await desk.signedIn(adviser)
    expect(await work(key)).toContain('dvla-record.asked')
    expect((await follow(key, { code: 'dvla-record', to: 'asked' })).status).toBe(200)
    expect(await work(key)).not.toContain('dvla-record.asked')
    expect((await follow(key, { code: 'dvla-record', to: 'received' })).status).toBe(200)
    expect(await work(key)).toContain('dvla-record.received')
    expect((await follow(key, { code: 'dvla-record', to: 'accepted' })).status).toBe(200)
    expect(await work(key)).not.toContain('dvla-record.received')
  })
})
