import { staffRoles } from '@milepost/domain/desk/people'
import { type PolicyAct, policyActs } from '@milepost/domain/policy/policy-acts'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import { workOf } from '../../platform/jobs/job-record.ts'
import { isJobName, type PolicyKey } from '../../platform/jobs/ports.ts'
import { jobStore } from '../../platform/jobs/store.ts'
import { emailsOfActs } from '../../purchase/emails/emails-of-acts.ts'
import { loanEndingStore } from '../../purchase/loan/loan-ending-store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { savedCardStore } from '../../renewal/subscription-store.ts'
import { everyJob } from '../../wiring/jobs.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let purchases: PurchaseServer
let desk: DeskServer
let pat: Browser
let began: Date
beforeAll(async () => {
  purchases = await purchaseServer()
  began = purchases.time.now
  desk = await deskServer({}, { sharing: purchases })
})
afterAll(() => purchases.stop())

const DAY = 86_400_000
const because = 'case 4711'
const post = async (call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) => {
  const path = `/api/desk/v1/Policy/${call}`
  const reply = await pat.ask('POST', path, { body: { brand, policyNumber, ...body } })
  expect(reply.status, `${call} ${reply.text}`).toBe(200)
  return reply.body
}
const page = async ({ tenant: brand, policyNumber }: PolicyKey) => {
  const query = new URLSearchParams({ brand, policyNumber })
  return (await pat.ask('GET', `/api/desk/v1/Policy/GetPolicy?${query}`)).body
}

/** Nothing works on the queue between an act and a look at it: the jobs are run here. */
async function runJobs() {
  const queue = jobStore(purchases.apiDb)
  const ports = purchases.jobPorts({
    ...desk.product,
    loanEndings: loanEndingStore(purchases.apiDb),
    renewalAddress: async () => undefined,
  })
  for (let names = await queue.due(); names.length > 0; names = await queue.due())
    for (const name of names)
      for (const job of await queue.claim(name, 50, 60)) {
        if (!isJobName(name)) throw new Error(name)
        const context = { jobId: job.id, tries: 1, isLastTry: false, signal: new AbortController().signal }
        await workOf(everyJob, name, ports).handle(job.data, context)
        await queue.done(job, false)
      }
}

type Code = 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2'
let buyers = 0

/** A policy some days after its purchase, with everything that follows one, and a person who may do all. */
async function bought({ code = 'ANNUAL_CARD_IN_FULL' as Code, days = 5 } = {}): Promise<PolicyKey> {
  purchases.time.now = began
  buyers += 1
  const ready = await purchases.readyToPay('acorn_pc', undefined, `acts-${buyers}@example.com`)
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await runJobs()
  const policy = await purchases.ports.policies.findPolicy(key)
  purchases.time.now = new Date((policy?.coverStart.getTime() ?? 0) + days * DAY)
  pat = await desk.signedIn(
    { subject: `pat-${buyers}`, name: 'Pat All', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
  return key
}

/** One that renews automatically from a saved card. */
async function renewing(): Promise<PolicyKey> {
  const key = await bought()
  const card = { customerRef: 'cus_1', methodRef: 'pm_1', lastFour: '4242', expiresIn: '2030-01' }
  await savedCardStore(purchases.db).saveCard(key, { ...card, provider: 'sandbox-intents' }, began)
  await sql`update milepost.policy set wanted = (wanted::jsonb || '{"automaticRenewal": true, "saveCard": true}')::json
    where policy_number = ${key.policyNumber}`.execute(purchases.db)
  return key
}

async function cancelled(key: PolicyKey, lastDay?: LocalDate) {
  const asked = { reason: 'customer', hasClaimed: false, ...(lastDay && { lastDay }) }
  const { charge, toLender, toCard } = (await post('PreviewCancellation', key, asked)).figures
  await post('CancelPolicyWithRefund', key, { ...asked, seen: { charge, toLender, toCard }, because })
}
const inTenDays = () => addDays(londonDate(purchases.time.now), 10)

const monthly = () => bought({ code: 'TX_FINANCE_PLAN_V2', days: 100 })
async function lenderReports(key: PolicyKey, kind: 'missed' | 'collected' | 'default-notice') {
  const due = (await page(key)).instalments.filter(({ state }: { state: string }) => state === 'collected')
  const amount = kind === 'missed' ? {} : { amount: 20 }
  await post('RecordLenderEvent', key, { kind, on: due.at(-1).on, ...amount, because })
}

async function loanEnded(key: PolicyKey) {
  const { act, alone } = (await page(key)).loan
  const { due, back, rebate, payBy } = alone
  await post('EndLoanAlone', key, { act, seen: { due, back, rebate, payBy }, because })
}

/** What stands before the act, and the act as the desk does it. */
type Done = { before(): Promise<PolicyKey>; does(key: PolicyKey): Promise<unknown> }

const performed: Readonly<Record<PolicyAct, readonly [Done, ...Done[]]>> = {
  'documents-again': [
    { before: bought, does: (key) => post('SendDocumentsAgain', key) },
    { before: () => bought({ days: 400 }), does: (key) => post('SendDocumentsAgain', key) },
  ],
  'correct-address': [
    {
      before: bought,
      does: (key) => post('CorrectEmailAddress', key, { email: 'right@example.com', because }),
    },
  ],
  'follow-proof': [
    {
      before: bought,
      does: (key) => post('FollowProof', key, { code: 'dvla-record', to: 'received', because }),
    },
  ],
  refund: [
    {
      before: bought,
      does: (key) => post('RefundPayment', key, { amount: 5, reason: 'goodwill', seenReturned: 0, because }),
    },
  ],
  'restart-link': [
    {
      async before() {
        const key = await bought()
        await cancelled(key)
        return key
      },
      does: (key) => post('SendRestartLink', key),
    },
  ],
  'renewal-on': [
    {
      async before() {
        const key = await renewing()
        await post('SetPolicyRenewal', key, { isOn: false })
        purchases.pass(1)
        return key
      },
      does: (key) => post('SetPolicyRenewal', key, { isOn: true }),
    },
  ],
  'renewal-off': [
    { before: renewing, does: (key) => post('SetPolicyRenewal', key, { isOn: false }) },
    {
      // Off, on, and off again: each is told.
      async before() {
        const key = await renewing()
        for (const isOn of [false, true]) {
          await post('SetPolicyRenewal', key, { isOn })
          await runJobs()
          purchases.pass(1)
        }
        return key
      },
      does: (key) => post('SetPolicyRenewal', key, { isOn: false }),
    },
  ],
  cancel: [
    { before: bought, does: cancelled },
    { before: bought, does: (key) => cancelled(key, inTenDays()) },
  ],
  'withdraw-notice': [
    {
      async before() {
        const key = await bought()
        await cancelled(key, inTenDays())
        return key
      },
      does: (key) => post('WithdrawNotice', key, { reason: 'customer-stays', because }),
    },
  ],
  'lender-missed': [{ before: monthly, does: (key) => lenderReports(key, 'missed') }],
  'lender-collected': [{ before: monthly, does: (key) => lenderReports(key, 'collected') }],
  'lender-default-notice': [{ before: monthly, does: (key) => lenderReports(key, 'default-notice') }],
  'lender-correct': [
    {
      async before() {
        const key = await monthly()
        await lenderReports(key, 'missed')
        return key
      },
      does: (key) => post('CorrectLenderEvent', key, { number: 1, because }),
    },
  ],
  'withdraw-from-loan': [
    { before: () => bought({ code: 'TX_FINANCE_PLAN_V2', days: -1 }), does: loanEnded },
    { before: () => bought({ code: 'TX_FINANCE_PLAN_V2', days: 3 }), does: loanEnded },
  ],
  'settle-loan': [{ before: monthly, does: loanEnded }],
  'record-payment': [
    {
      async before() {
        const key = await bought({ code: 'TX_FINANCE_PLAN_V2', days: -1 })
        await loanEnded(key)
        return key
      },
      does: (key) =>
        post('RecordCustomerPayment', key, {
          amount: 20,
          way: 'card',
          on: londonDate(purchases.time.now),
          because,
        }),
    },
  ],
}

const sentFor = async ({ tenant, policyNumber }: PolicyKey) => {
  const rows = await purchases.db
    .selectFrom('milepost.mail_sent')
    .select('template')
    .where('subject', '=', `${tenant}:${policyNumber}`)
    .where('is_confirmed', '=', true)
    .execute()
  return rows.map(({ template }) => template)
}

describe.each(policyActs)('the act %s', (act) => {
  it('is followed by the email that its table names, and the customer receives it [DSK-501] [D-286]', async () => {
    const email = emailsOfActs[act]
    const queued = new Set<string>()
    for (const { before, does } of performed[act]) {
      const key = await before()
      await runJobs()
      const earlier = await sentFor(key)
      const emails = await purchases.emailsTo(key.policyNumber)
      await does(key)
      for (const name of await purchases.queue.openJobsOf(key)) queued.add(name)
      await runJobs()
      const later = (await sentFor(key)).filter((template) => !earlier.includes(template))
      const received = (await purchases.emailsTo(key.policyNumber)).filter((each) => !emails.includes(each))
      if ('none' in email) {
        expect(later).toEqual([])
        expect(email.none).toMatch(/\.$/)
        continue
      }
      expect(later, act).not.toEqual([])
      if ('sends' in email)
        expect(email.sends.some((name) => later.some((each) => each.startsWith(name)))).toBe(true)
      expect(received.length, act).toBeGreaterThan(0)
      for (const each of received) expect(each).not.toMatch(/undefined|NaN|\[object/)
    }
    if ('after' in email) expect([...queued]).toContain(email.after)
    else if ('jobs' in email) expect([...queued]).toEqual(expect.arrayContaining([...email.jobs]))
  })
})

it('renewal turned off or on is one entry in the trail, written with the change [DSK-508]', async () => {
  const key = await renewing()
  const entries = async () =>
    (await readTrail(purchases.db, { on: [key.policyNumber], most: 50 }))
      .filter(({ act }) => act === 'policy.renewal')
      .map(({ outcome, after }) => [outcome, after?.['isOn']])
  await post('SetPolicyRenewal', key, { isOn: false })
  expect(await entries()).toEqual([[undefined, false]])
  await post('SetPolicyRenewal', key, { isOn: true })
  expect(await entries()).toEqual([
    [undefined, false],
    [undefined, true],
  ])
  // The entry and the stop are one transaction: neither is there without the other.
  await sql`alter table milepost.audit_entry add constraint no_renewal check (act <> 'policy.renewal') not valid`.execute(
    purchases.db,
  )
  const path = '/api/desk/v1/Policy/SetPolicyRenewal'
  const body = { brand: 'A', policyNumber: key.policyNumber, isOn: false }
  expect((await pat.ask('POST', path, { body })).status).toBe(500)
  await sql`alter table milepost.audit_entry drop constraint no_renewal`.execute(purchases.db)
  expect(
    await purchases.db.selectFrom('milepost.subscription_stop').selectAll().execute(),
  ).not.toContainEqual(expect.objectContaining({ first_policy_number: key.policyNumber }))
  expect((await page(key)).renewal.status).toBe('renews')
})
