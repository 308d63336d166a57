import { staffRoles } from '@milepost/domain/desk/people'
import { whyNotAllowed } from '@milepost/domain/policy/policy-acts'
import { policyStates } from '@milepost/domain/policy/policy-state'
import { localDate } from '@milepost/domain/values/local-date'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workOf } from '../../platform/jobs/job-record.ts'
import type { PolicyJob } from '../../platform/jobs/ports.ts'
import { jobNames, jobSubjects, type PolicyKey } from '../../platform/jobs/ports.ts'
import { checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import { effectCancellations } from '../../purchase/ending/effect-cancellations.ts'
import { issueProofs } from '../../purchase/ending/ending-documents.ts'
import { followMandates } from '../../purchase/loan/follow-mandates.ts'
import { loanEndingStore } from '../../purchase/loan/loan-ending-store.ts'
import { actsOfJobs, actsOfPeriodic } from '../../purchase/policy/acts-of-jobs.ts'
import type { Cancellation } from '../../purchase/policy/ports.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { nothingMoves } from '../../purchase/testing/recorded-cancellation.ts'
import { chargeRenewal } from '../../renewal/charge-renewal.ts'
import { notifyRenewal } from '../../renewal/notify-renewal.ts'
import type { Renewal } from '../../renewal/ports.ts'
import { everyJob } from '../../wiring/jobs.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'
import { policyInState } from './testing/policy-in-state.ts'

let purchases: PurchaseServer
let desk: DeskServer
let pat: Browser
const rendering = { isDown: false }
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  pat = await desk.signedIn(
    { subject: 'pat', name: 'Pat All', roles: staffRoles, brands: ['A'] },
    { secondFactor: true },
  )
  const { policyDocuments } = purchases.ports
  purchases.work({
    renewalAddress: async () => undefined,
    policyDocuments: {
      ...policyDocuments,
      async renderPolicyDocument(...asked) {
        if (rendering.isDown) throw new Error('No document can be made')
        return policyDocuments.renderPolicyDocument(...asked)
      },
    },
  })
})
afterAll(() => purchases.stop())

const DAY = 86_400_000

/** Ports that note what is used of them, but for reading the state of the policy. */
function watched<More extends object>(more: More) {
  const used = new Set<string>()
  const noting = <Of extends object>(of: Of, prefix: string): Of =>
    new Proxy(of, {
      get(target, name, receiver) {
        const isState = name === 'clock' || name === 'factsOf' || name === 'cancellations'
        if (!isState) used.add(`${prefix}${String(name)}`)
        return Reflect.get(target, name, receiver)
      },
    })
  const ports = {
    ...purchases.jobPorts(),
    ...desk.product,
    loanEndings: loanEndingStore(purchases.apiDb),
    ...more,
  }
  const cancellations = noting(ports.cancellations, 'cancellations.')
  return { used, ports: noting({ ...ports, cancellations }, '') }
}

/** Whether it does something. What is allowed may miss something here, which is not what this is about. */
async function does<Ports extends object>(
  work: (ports: Ports) => Promise<unknown>,
  { used, ports }: { used: Set<string>; ports: Ports },
  found?: string,
): Promise<boolean> {
  const failed = await work(ports).then(
    () => false,
    () => true,
  )
  if (found !== undefined) used.delete(found)
  return failed || used.size > 0
}

const context = { jobId: '1', tries: 1, isLastTry: false, signal: new AbortController().signal }

const policyJobs = Object.keys(actsOfJobs) as PolicyJob[]

it('every job about a policy names its act [DSK-501]', () => {
  const others: readonly string[] = ['payment', 'referral']
  expect(jobNames.filter((name) => !others.includes(jobSubjects[name])).sort()).toEqual(
    [...policyJobs].sort(),
  )
})

describe.each(policyStates)('a policy that is %s', (state) => {
  it('is left alone by every job whose act its state does not allow any more [DSK-501] [DSK-502] [D-276]', async () => {
    const { tenant, policyNumber } = await policyInState(state, purchases)
    const data = {
      policy: { tenant, policyNumber },
      refund: { tenant, policyNumber, number: 9 },
      'refund-moment': { tenant, policyNumber, number: 9, moment: 'paid' },
      proof: { tenant, policyNumber, code: 'no-claims' },
      lenderEvent: { tenant, policyNumber, number: 9 },
      customerPayment: { tenant, policyNumber, number: 9 },
    } as const
    for (const name of policyJobs) {
      const isDone = does(
        (ports) => workOf(everyJob, name, ports).handle(data[jobSubjects[name]], context),
        watched({}),
      )
      expect(await isDone, name).toBe(whyNotAllowed(state, actsOfJobs[name]) === undefined)
    }
  })

  it('is left alone by every periodic task whose act its state does not allow [DSK-501] [D-276]', async () => {
    const { tenant, policyNumber } = await policyInState(state, purchases)
    const key = { tenant, policyNumber }
    const now = purchases.time.now
    const cancellation: Cancellation = {
      ...key,
      reason: 'customer',
      cancelledAt: now,
      askedAt: now,
      effectedAt: undefined,
      hasClaimed: false,
      defaultNoticeOn: undefined,
      broughtBy: undefined,
      first: undefined,
      isWithinAuthority: false,
      figures: nothingMoves,
      promised: undefined,
    }
    const renewal = {
      ...{ tenant, firstPolicy: policyNumber, period: 2, fromPolicy: policyNumber },
      ...{ lastDay: localDate('2026-11-30'), term: 'annual', plan: 'by-itself', state: 'due', tries: 0 },
      ...{ refusals: 0, toldRefusals: 0, endsTold: 0, movedAt: now },
    } as Renewal
    const since = new Date(now.getTime() - 90 * DAY)
    const { cancellations, endings } = desk.product
    // Each task finds the policy, as if its list had been read before the state changed.
    const dueCancellations = {
      cancellations: { ...cancellations, dueCancellations: async () => [cancellation] },
    }
    const ended = { endings: { ...endings, endedWithoutProof: async () => [key] } }
    const rejected = { rejectedMandates: { unsolved: async () => [{ ...key, since }] } }
    const tasks: Readonly<Record<keyof typeof actsOfPeriodic, readonly Promise<boolean>[]>> = {
      renewals: [
        does((ports) => chargeRenewal(renewal, ports), watched({})),
        does((ports) => notifyRenewal(renewal, ports), watched({})),
      ],
      cancellations: [does(effectCancellations, watched(dueCancellations), 'cancellations.dueCancellations')],
      'no-claims-proofs': [does(issueProofs, watched(ended), 'endings')],
      mandates: [does(followMandates, watched(rejected), 'rejectedMandates')],
    }
    for (const task of Object.keys(tasks) as (keyof typeof tasks)[])
      for (const isDone of tasks[task])
        expect(await isDone, task).toBe(whyNotAllowed(state, actsOfPeriodic[task]) === undefined)
  })
})

const because = 'case 4711'
const post = (call: string, { tenant: brand, policyNumber }: PolicyKey, body: object = {}) =>
  pat.ask('POST', `/api/desk/v1/Policy/${call}`, { body: { brand, policyNumber, ...body } })

it('a policy cancelled before its documents were made gets no certificate and is not told that it is insured [DSK-502] [F20]', async () => {
  rendering.isDown = true
  const email = 'before-documents@example.com'
  const ready = await purchases.readyToPay('acorn_pc', undefined, email)
  const code = 'ANNUAL_CARD_IN_FULL'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const key: PolicyKey = { tenant: 'A', policyNumber: sold.body.policyNumber }
  const policy = await purchases.ports.policies.findPolicy(key)
  const state = async () => (await purchases.ports.payments.findAttempt(policy?.attemptId ?? ''))?.state
  await expect.poll(state, { timeout: 20_000 }).toBe('CAPTURED')
  const asked = { reason: 'customer', hasClaimed: false }
  const { figures } = (await post('PreviewCancellation', key, asked)).body
  const { charge, toLender, toCard } = figures
  const done = await post('CancelPolicyWithRefund', key, {
    ...asked,
    seen: { charge, toLender, toCard },
    because,
  })
  expect(done.body, done.text).toMatchObject({ isNow: true })
  rendering.isDown = false
  await purchases.jobsDone(key)
  const emails = await purchases.emailsTo(email)
  expect(emails.some((each) => each.includes('has been cancelled'))).toBe(true)
  expect(
    emails.filter((each) => /You're insured|You&#39;re insured|Certificate of motor insurance/.test(each)),
  ).toEqual([])
  const documents = await purchases.ports.policies.documentsOf(key)
  expect(documents.filter(({ isReady }) => !isReady).map(({ kind }) => kind)).toEqual(['certificate'])
  const query = new URLSearchParams({ brand: key.tenant, policyNumber: key.policyNumber })
  const shown = (await pat.ask('GET', `/api/desk/v1/Policy/GetPolicy?${query}`)).body.documents
  expect(shown.filter(({ isReady }: { isReady: boolean }) => !isReady)).toEqual([])
  expect(await desk.product.proofs.proofsOf(key)).toEqual([])
  expect(await checkAccounts(purchases.db, purchases.time.now)).toEqual([])
})
