import { staffRoles } from '@milepost/domain/desk/people'
import {
  actRefusalWords,
  type PolicyAct,
  policyActs,
  whyNotAllowed,
} from '@milepost/domain/policy/policy-acts'
import { type PolicyState, policyStates } from '@milepost/domain/policy/policy-state'
import { addDays, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { officeOf, tester } from '../../cli/commands/testing/office-of.ts'
import { readTrail } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { setRenewal } from '../../renewal/set-renewal.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'
import { policyInState } from './testing/policy-in-state.ts'

let purchases: PurchaseServer
let desk: DeskServer
let pat: Browser
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  pat = await desk.signedIn(
    { subject: 'pat', name: 'Pat All', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
  purchases.work({ renewalAddress: async () => undefined })
})
afterAll(() => purchases.stop())

const because = 'case 4711'
const inState = (state: PolicyState) => policyInState(state, purchases)
const post = (call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  pat.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })
const asked = { reason: 'customer', hasClaimed: false }
const seen = { due: 1, back: 0, rebate: 0, payBy: '2026-12-24' }
const today = () => londonDate(purchases.time.now)
const atTheDesk: Readonly<Record<PolicyAct, (key: PolicyKey) => ReturnType<typeof post>>> = {
  'documents-again': (key) => post('SendDocumentsAgain', key),
  'correct-address': (key) => post('CorrectEmailAddress', key, { email: 'right@example.com', because }),
  'follow-proof': (key) => post('FollowProof', key, { code: 'no-claims', to: 'accepted', because }),
  refund: (key) => post('RefundPayment', key, { amount: 5, reason: 'goodwill', seenReturned: 0, because }),
  'restart-link': (key) => post('SendRestartLink', key),
  'renewal-on': (key) => post('SetPolicyRenewal', key, { isOn: true }),
  'renewal-off': (key) => post('SetPolicyRenewal', key, { isOn: false }),
  cancel: (key) => post('PreviewCancellation', key, asked),
  'withdraw-notice': (key) => post('WithdrawNotice', key, { reason: 'our-mistake', because }),
  'lender-missed': (key) => post('RecordLenderEvent', key, { kind: 'missed', on: today(), because }),
  'lender-collected': (key) =>
    post('RecordLenderEvent', key, { kind: 'collected', on: today(), amount: 20, because }),
  'lender-default-notice': (key) =>
    post('RecordLenderEvent', key, { kind: 'default-notice', on: today(), amount: 20, because }),
  'lender-correct': (key) => post('CorrectLenderEvent', key, { number: 1, because }),
  'withdraw-from-loan': (key) => post('EndLoanAlone', key, { act: 'withdraw-from-loan', seen, because }),
  'settle-loan': (key) => post('EndLoanAlone', key, { act: 'settle-loan', seen, because }),
  'record-payment': (key) =>
    post('RecordCustomerPayment', key, { amount: 20, way: 'bank', on: today(), because }),
}

const codeOf = (refused: string | undefined) =>
  refused === undefined ? expect.any(String) : refused.toUpperCase().replaceAll('-', '_')
const refusals: readonly string[] = Object.values(actRefusalWords)

describe.each(policyStates)('a policy that is %s', (state) => {
  it('does at the desk, by command and by the actions behind them what its table says [DSK-501] [DSK-502] [DSK-505] [DSK-508]', async () => {
    const key = await inState(state)
    const { tenant: brand, policyNumber } = key
    const query = new URLSearchParams({ brand, policyNumber })
    const shown = await pat.ask('GET', `/api/desk/v1/Policy/GetPolicy?${query}`)
    expect(shown.body.status).toBe(state)
    for (const act of policyActs) {
      const refused = whyNotAllowed(state, act)
      expect(shown.body.whyNot[act], act).toBe(refused)
      const each = await inState(state)
      const { status, body, text } = await atTheDesk[act](each)
      if (refused === undefined) {
        expect(refusals, act).not.toContain(body?.message)
        continue
      }
      expect(status, `${act} ${text}`).toBe(409)
      expect(body.message).toBe(actRefusalWords[refused])
      // What was refused is never in the trail as done.
      const done = (await readTrail(purchases.db, { on: [each.policyNumber], most: 50 })).filter(
        (entry) => entry.outcome === undefined && entry.act !== 'policy.cancel' && entry.because === because,
      )
      expect(done, act).toEqual([])
    }
    const office = officeOf({ ...purchases, apiDb: purchases.db })
    const commands = {
      cancel: () => office('cancel', policyNumber, 'customer', 'no-claim', 'ends', '2099-01-01'),
      'withdraw-notice': () => office('withdraw-notice', policyNumber, 'customer-stays'),
      'lender-missed': () => office('lender-event', policyNumber, 'missed', today()),
      'lender-collected': () => office('lender-event', policyNumber, 'collected', today(), '20'),
      'lender-default-notice': () => office('lender-event', policyNumber, 'default-notice', today(), '20'),
      'withdraw-from-loan': () => office('loan withdraw', policyNumber),
      'settle-loan': () => office('loan settle', policyNumber),
    } as const
    for (const [act, command] of Object.entries(commands)) {
      const refused = whyNotAllowed(state, policyActs.find((each) => each === act) ?? 'cancel')
      const words = refused
        ? actRefusalWords[refused]
        : /Cover ends before then|does not undo|not paid monthly/
      await expect(command(), act).rejects.toThrow(words)
      // A refusal is in the trail with its code, as at the desk.
      const [last] = await readTrail(purchases.db, { on: [policyNumber], most: 1 })
      expect(last, act).toMatchObject({ outcome: 'refused', reasonCode: codeOf(refused) })
    }
    for (const isOn of [true, false]) {
      const because = whyNotAllowed(state, isOn ? 'renewal-on' : 'renewal-off')
      const set = await setRenewal({ ...key, isOn }, tester, desk.product)
      if (because) expect(set).toEqual({ kind: 'not-allowed', because })
      else expect(set.kind).not.toBe('not-allowed')
    }
  })
})

it('a policy under notice is sent again with the day on which it ends, and not as one that renews [DSK-502] [D-276]', async () => {
  const email = 'again-notice@example.com'
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'ANNUAL_CARD_IN_FULL'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  await sql`update milepost.policy
    set wanted = (wanted::jsonb || '{"automaticRenewal": true, "saveCard": true}')::json
    where policy_number = ${key.policyNumber}`.execute(purchases.db)
  const policy = await purchases.ports.policies.findPolicy(key)
  const lastDay = addDays(londonDate(policy?.coverStart ?? purchases.time.now), 20)
  const later = { ...asked, lastDay }
  const { charge, toLender, toCard } = (await post('PreviewCancellation', key, later)).body.figures
  await post('CancelPolicyWithRefund', key, { ...later, seen: { charge, toLender, toCard }, because })
  await purchases.jobsDone(key)
  const before = await purchases.emailsTo(email)
  const promised = await purchases.ports.policies.promisesOf(key)
  expect((await post('SendDocumentsAgain', key)).status).toBe(200)
  const [again = ''] = (await purchases.emailsTo(email)).filter((each) => !before.includes(each))
  expect(again).toContain(`${longDate(lastDay)} at 23:59`)
  expect(again).not.toContain('will renew automatically')
  // The notice may be withdrawn: what was promised before it stays as it was.
  expect(await purchases.ports.policies.promisesOf(key)).toEqual(promised)
})

it('a cancelled policy is never sent out again as one that runs [DSK-502]', async () => {
  const email = 'again-cancelled@example.com'
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'ANNUAL_CARD_IN_FULL'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  await purchases.jobsDone(key)
  const { figures } = (await post('PreviewCancellation', key, asked)).body
  const { charge, toLender, toCard } = figures
  const seen = { charge, toLender, toCard }
  const done = await post('CancelPolicyWithRefund', key, { ...asked, seen, because })
  expect(done.body).toMatchObject({ isNow: true })
  await purchases.jobsDone(key)
  const before = await purchases.emailsTo(email)
  const sent = await post('SendDocumentsAgain', key)
  expect(sent.status, sent.text).toBe(200)
  const [again, ...more] = (await purchases.emailsTo(email)).filter((each) => !before.includes(each))
  expect(more).toEqual([])
  expect(again).toContain('Statement of cancellation')
  expect(again).not.toMatch(/You're insured|Certificate of motor insurance/)
  expect(before.filter((each) => each.includes('has been cancelled'))).toHaveLength(1)
})
