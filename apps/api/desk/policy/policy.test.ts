import { staffRoles } from '@milepost/domain/desk/people'
import { fromPounds, toPounds } from '@milepost/domain/values/pence'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let purchases: PurchaseServer
let desk: DeskServer
const people: Record<string, Browser> = {}
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  const brands = ['A', 'M'] as const
  for (const role of staffRoles)
    people[role] = await desk.signedIn(
      { subject: `staff-${role}`, name: `Pat ${role}`, roles: [role], brands },
      { secondFactor: true },
    )
  purchases.work({ renewalAddress: async () => undefined })
})
afterAll(() => purchases.stop())

async function bought(
  email = 'buyer@example.com',
  code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' = 'ANNUAL_CARD_IN_FULL',
) {
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  return key
}
const as = (role: string) => people[role] as Browser
const post = (role: string, call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  as(role).ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const get = async (role: string, { tenant: brand, policyNumber }: PolicyKey) =>
  as(role).ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)
const actsOn = async ({ policyNumber }: PolicyKey) =>
  (await readTrail(purchases.db, { on: [policyNumber], most: 100 })).map(({ act }) => act)
const because = 'case 4711'

describe('a policy at the desk', () => {
  it('shows the cover, the payments and what comes next, with personal data masked, and opening it is recorded [DSK-501]', async () => {
    const key = await bought()
    const { status, body, text } = await get('adviser', key)
    expect(status, text).toBe(200)
    expect(body).toMatchObject({
      status: 'sold',
      policyNumber: key.policyNumber,
      holder: { email: 'b•••@example.com', postcode: expect.stringMatching(/^[A-Z0-9]{2,4} •••$/) },
      price: { method: 'card', returned: 0, owedToUs: 0, owedToLender: 0 },
      renewal: { status: 'stopped', whyNotOn: 'not-asked' },
    })
    expect(body.documents.every(({ isReady }: { isReady: boolean }) => isReady)).toBe(true)
    expect(text).not.toMatch(/buyer@example|dateOfBirth|licence/i)
    // Only staff who may read payments see the accounts.
    expect(body.ledger).toBeUndefined()
    expect((await get('finance', key)).body.ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sale',
      'capture',
    ])
    expect(await actsOn(key)).toEqual(['policy.open', 'policy.open'])
  })

  it('of another brand, or that does not exist, is not found [DSK-501] [DSK-113]', async () => {
    const key = await bought()
    const other = await desk.signedIn({ roles: staffRoles, brands: ['M'] }, { secondFactor: true })
    const query = (brand: string, policyNumber: string) =>
      other.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams({ brand, policyNumber })}`)
    const replies = [
      await query('A', key.policyNumber),
      await query('M', key.policyNumber),
      await query('M', 'M-99999999'),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(replies.map(({ body }) => body.message)).size).toBe(1)
    expect((await query('M', '../etc')).status).toBe(400)
  })

  it('opens a document, and this is recorded [DSK-502]', async () => {
    const key = await bought()
    const [{ id }] = (await get('adviser', key)).body.documents
    const opened = await as('adviser').ask(
      'GET',
      `/api/desk/v1/Policy/OpenPolicyDocument?brand=A&documentId=${id}`,
    )
    expect(opened.headers['content-type']).toBe('application/pdf')
    expect(opened.text.slice(0, 5)).toBe('%PDF-')
    expect(await actsOn(key)).toContain('policy.open-document')
  })
})

describe('for a customer', () => {
  it('documents are emailed again, only once for two simultaneous presses [DSK-502]', async () => {
    const email = 'again@example.com'
    const key = await bought(email)
    expect(await purchases.emailsTo(email)).toHaveLength(1)
    const sent = await Promise.all([
      post('adviser', 'SendDocumentsAgain', key),
      post('adviser', 'SendDocumentsAgain', key),
    ])
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(sent[0]?.body).toEqual({ to: 'a•••@example.com' })
    expect(await purchases.emailsTo(email)).toHaveLength(2)
    purchases.pass(2)
    await post('adviser', 'SendDocumentsAgain', key)
    expect(await purchases.emailsTo(email)).toHaveLength(3)
  })

  it('a wrong email address is corrected, and the old address is informed without the new one [DSK-502]', async () => {
    const [old, right] = ['wrong@example.com', 'right.one@example.com']
    const key = await bought(old)
    const correct = (email: string) => post('adviser', 'CorrectEmailAddress', key, { email, because })
    expect((await correct('right.one(at)example')).body.errors).toEqual([
      { field: 'body.email', message: 'Enter an email address, like name@example.com' },
    ])
    expect((await correct('WRONG@example.com')).body.errors[0].message).toMatch(/have already/)
    expect(await correct(right)).toMatchObject({ status: 200, body: { toldOldAddress: true } })
    const note = (await purchases.emailsTo(old)).filter((each) => /changed your email address/.test(each))
    expect(note).toHaveLength(1)
    expect(note[0]).not.toContain(right)
    // The documents went to the old address then, and to the right one only once they are sent again.
    expect((await get('adviser', key)).body).toMatchObject({
      documentsSent: { isToEarlierAddress: true },
    })
    await post('adviser', 'SendDocumentsAgain', key)
    expect((await get('adviser', key)).body).toMatchObject({
      documentsSent: { isToEarlierAddress: false, at: purchases.time.now.toISOString() },
    })
    expect(await purchases.emailsTo(right)).toHaveLength(1)
    const [entry] = (await readTrail(purchases.db, { on: [key.policyNumber], most: 100 })).filter(
      ({ act }) => act === 'policy.correct-address',
    )
    expect(JSON.stringify(entry)).not.toMatch(/example\.com/)
  })

  it('a cancelled policy is restarted by a link, but a policy in force is not [DSK-509]', async () => {
    const email = 'restart@example.com'
    const key = await bought(email)
    expect(await post('adviser', 'SendRestartLink', key)).toMatchObject({ status: 409 })
    const { figures } = (
      await post('finance', 'PreviewCancellation', key, { reason: 'customer', hasClaimed: true })
    ).body
    await post('finance', 'CancelPolicyWithRefund', key, {
      reason: 'customer',
      hasClaimed: true,
      seen: { charge: figures.charge, toLender: 0, toCard: 0 },
      because,
    })
    const sent = await post('adviser', 'SendRestartLink', key)
    expect(sent.status, sent.text).toBe(200)
    const emails = await purchases.emailsTo(email)
    const links = (all: readonly string[]) =>
      all.filter((each) => each.includes(`quoteRef=${sent.body.quoteReference}`))
    expect(links(emails)).toHaveLength(1)
    // A second press sends no second email, and says when the first was sent.
    const again = await post('adviser', 'SendRestartLink', key)
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringMatching(/^The link was sent at \d\d:\d\d on /),
    ])
    expect(links(await purchases.emailsTo(email))).toHaveLength(1)
  })
})

describe('money', () => {
  const asked = { reason: 'customer', hasClaimed: false }

  it('of a cancellation is shown first, waits for a second person and is then booked in the ledger [DSK-503] [DSK-505] [DSK-507]', async () => {
    const key = await bought()
    const { start } = (await get('finance', key)).body.cover
    const before = purchases.time.now
    purchases.time.now = new Date(Date.parse(start) + 200 * 86_400_000)
    for (const role of ['finance', 'team-lead'])
      people[`later ${role}`] = await desk.signedIn(
        { subject: `later-${role}`, name: `Lou ${role}`, roles: [role as 'finance'], brands: ['A'] },
        { secondFactor: true },
      )
    const shown = (await post('later finance', 'PreviewCancellation', key, asked)).body
    expect(shown).toMatchObject({ needsSecondPerson: true, figures: { daysCovered: 201, toLender: 0 } })
    const { charge, toLender, toCard } = shown.figures
    const cancel = (seen: object) =>
      post('later finance', 'CancelPolicyWithRefund', key, { ...asked, seen, because })
    expect((await cancel({ charge, toLender, toCard: toCard + 0.01 })).body.message).toMatch(
      /figures have changed/,
    )
    expect((await get('later finance', key)).body.cancellation).toBeUndefined()
    expect((await cancel({ charge, toLender, toCard })).status).toBe(200)
    expect((await cancel({ charge, toLender, toCard })).status).toBe(409)

    const waiting = (await get('later finance', key)).body
    expect(waiting).toMatchObject({
      status: 'cancelled',
      refunds: [{ number: 1, state: 'proposed', amount: toCard, mayConfirm: false }],
    })
    const confirm = { number: 1, decision: 'confirm', because }
    expect((await post('later finance', 'ConfirmRefund', key, confirm)).status).toBe(409)
    expect((await get('later team-lead', key)).body.refunds[0].mayConfirm).toBe(true)
    expect((await post('later team-lead', 'ConfirmRefund', key, confirm)).status).toBe(200)
    await purchases.jobsDone(key)
    const done = (await get('later finance', key)).body
    expect(done.refunds).toMatchObject([
      { state: 'refunded', firstPerson: 'Lou finance', secondPerson: 'Lou team-lead' },
    ])
    expect(done.ledger.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sale',
      'capture',
      'cancellation',
      'return-1',
    ])
    expect(await actsOn(key)).toEqual(expect.arrayContaining(['policy.cancel', 'refund.confirm']))
    expect(await checkAccounts(purchases.db, new Date(0))).toEqual([])
    purchases.time.now = before
  })

  it('is refunded once if two people act simultaneously, and never more than was paid [DSK-504] [DSK-506]', async () => {
    const key = await bought()
    const refund = (amount: number, seenReturned = 0) =>
      post('finance', 'RefundPayment', key, { amount, reason: 'overcharged', seenReturned, because })
    const both = await Promise.all([refund(30), refund(30)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await refund(0, 30)).body.errors[0]).toMatchObject({ field: 'body.amount' })
    expect((await refund(-5, 30)).status).toBe(400)
    expect((await refund(1.001, 30)).status).toBe(400)
    const paid = (await get('finance', key)).body.price.paidByCard
    expect((await refund(950, 30)).body).toMatchObject({ state: 'proposed' })
    const left = toPounds(fromPounds((fromPounds(paid) - fromPounds(980)) / 100))
    expect((await refund(left + 1, 980)).body.errors[0].message).toMatch(/more than is left/)
    await purchases.jobsDone(key)
    expect((await get('finance', key)).body.refunds).toMatchObject([
      { state: 'refunded', amount: 30 },
      { state: 'proposed', amount: 950 },
    ])
  })

  it('on credit is shown as the amount owed to the lender, with every instalment [DSK-501]', async () => {
    const key = await bought('credit@example.com', 'TX_FINANCE_PLAN_V2')
    const { body } = await get('adviser', key)
    expect(body.instalments).toHaveLength(11)
    expect(body).toMatchObject({
      mandate: { state: 'lodged', lastFour: '4958' },
      price: { method: 'credit' },
    })
    expect(body.price.owedToLender).toBeGreaterThan(0)
  })
})

it('automatic renewal that the customer never asked for is off, stays off and the reason is shown [DSK-508]', async () => {
  const key = await bought()
  expect((await post('adviser', 'SetPolicyRenewal', key, { isOn: true })).body.message).toMatch(/did not ask/)
  expect((await post('adviser', 'SetPolicyRenewal', key, { isOn: false })).body).toEqual({
    status: 'stopped',
  })
})
