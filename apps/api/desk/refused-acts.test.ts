import { allDeskCalls } from '@milepost/contract/desk/all-desk-calls'
import { staffRoles } from '@milepost/domain/desk/people'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../platform/audit/store.ts'
import { triedAct } from '../platform/http/tried-acts.ts'
import { type PurchaseServer, purchaseServer } from '../purchase/testing/purchase-server.ts'
import { dataRequestStore } from './data-request/store.ts'
import { referredQuote } from './quote/testing/referred-quote.ts'
import { type Browser, type DeskServer, deskServer } from './testing/desk-server.ts'
import { referredWork } from './testing/made-work.ts'

let purchases: PurchaseServer
let desk: DeskServer
let pat: Browser
let kim: Browser
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  purchases.work({ renewalAddress: async () => undefined })
  const all = { roles: staffRoles, brands: ['A'] as const }
  pat = await desk.signedIn({ subject: 'pat', name: 'Pat All', ...all }, { secondFactor: true })
  kim = await desk.signedIn({ subject: 'kim', name: 'Kim All', ...all }, { secondFactor: true })
})
afterAll(() => purchases.stop())

const because = 'the customer rang, case 4711'
const words = 'Thank you for waiting for us.'
type Tried = { body: object; status: 400 | 409 }

async function bought() {
  const ready = await purchases.readyToPay('acorn_pc', undefined, 'refused@example.com')
  const code = 'ANNUAL_CARD_IN_FULL'
  const sold = await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
  const { policyNumber } = sold.body
  return { brand: 'A', policyNumber }
}
async function soldAndSent() {
  const named = await bought()
  await purchases.jobsDone({ tenant: 'A', policyNumber: named.policyNumber })
  return named
}
async function referred() {
  const { reference } = await referredQuote(desk.db, 'A', desk.time.now)
  return { brand: 'A', reference }
}
async function request(kind: 'export' | 'erase' | 'correct' | 'restrict', person = 'no-one@example.com') {
  const receivedOn = londonDate(desk.time.now)
  const by = { who: 'Olive Other', door: 'desk', because } as const
  const asked = { tenant: 'A', kind, person, receivedOn, dueOn: addDays(receivedOn, 30) } as const
  return { id: await dataRequestStore(desk.db).add(asked, { by, now: desk.time.now }) }
}
/** Work that a colleague has. */
async function heldWork() {
  const { id } = await referredWork(desk, 'A')
  const taken = await kim.ask('POST', '/api/desk/v1/Queue/TakeWork', { body: { work: id } })
  expect(taken.status, taken.text).toBe(204)
  return { work: id }
}
const freeWork = async () => ({ work: (await referredWork(desk, 'A')).id })
const stale = async (more: object = {}): Promise<Tried> => ({
  body: { ...(await referred()), version: 7, because, ...more },
  status: 409,
})
const approve = [{ code: 'refused-cover', driver: 0, lasts: 'until-worse' }]
const terms = { loadingPercent: 10, extraExcess: 0, endorsements: [] }
const past = '2020-01-01T09:00:00.000Z'
const noCard = 'It is 4111 1111 1111 1111'

/** A refusal by a rule, for every call that tries an act. */
const refusals: Readonly<Record<string, () => Promise<Tried>>> = {
  SendDocumentsAgain: async () => ({ body: await bought(), status: 409 }),
  CorrectEmailAddress: async () => ({
    body: { ...(await soldAndSent()), email: 'refused@example.com', because },
    status: 400,
  }),
  async FollowProof() {
    const named = await soldAndSent()
    const shown = await pat.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams(named)}`)
    const [{ code }] = shown.body.proofs
    // Not accepted, without the reason that the customer is given.
    return { body: { ...named, code, to: 'refused', because }, status: 400 }
  },
  SetPolicyRenewal: async () => ({ body: { ...(await soldAndSent()), isOn: true }, status: 409 }),
  CancelPolicyWithRefund: async () => ({
    body: {
      ...(await soldAndSent()),
      reason: 'customer',
      hasClaimed: false,
      seen: { charge: 1, toLender: 2, toCard: 3 },
      because,
    },
    status: 409,
  }),
  WithdrawNotice: async () => ({
    body: { ...(await soldAndSent()), reason: 'paid', because },
    status: 409,
  }),
  RecordLenderEvent: async () => ({
    // It is not paid monthly.
    body: { ...(await soldAndSent()), kind: 'collected', on: '2020-01-05', amount: 20, because },
    status: 409,
  }),
  EndLoanAlone: async () => ({
    body: {
      ...(await soldAndSent()),
      act: 'withdraw-from-loan',
      seen: { due: 1, back: 0, rebate: 0, payBy: '2026-12-24' },
      because,
    },
    status: 409,
  }),
  RecordCustomerPayment: async () => ({
    // Nothing is owed.
    body: { ...(await soldAndSent()), amount: 20, way: 'bank', on: '2020-01-05', because },
    status: 400,
  }),
  CorrectLenderEvent: async () => ({
    body: { ...(await soldAndSent()), number: 1, because },
    status: 409,
  }),
  RefundPayment: async () => ({
    body: { ...(await soldAndSent()), amount: 0, reason: 'overcharged', seenReturned: 0, because },
    status: 400,
  }),
  async ConfirmRefund() {
    const named = await soldAndSent()
    const body = { ...named, amount: 500, reason: 'goodwill', seenReturned: 0, because }
    const proposed = await pat.ask('POST', '/api/desk/v1/Policy/RefundPayment', { body })
    expect(proposed.body, proposed.text).toMatchObject({ state: 'proposed' })
    return { body: { ...named, number: proposed.body.number, decision: 'confirm', because }, status: 409 }
  },
  // There is nothing that waits, so the amount is refused; and nothing has failed.
  CorrectRefund: async () => ({
    body: { ...(await soldAndSent()), number: 1, amount: 0, because },
    status: 400,
  }),
  async FollowUpRefund() {
    const named = await soldAndSent()
    const body = { ...named, amount: 500, reason: 'goodwill', seenReturned: 0, because }
    const proposed = await pat.ask('POST', '/api/desk/v1/Policy/RefundPayment', { body })
    return { body: { ...named, number: proposed.body.number, decision: 'again', because }, status: 409 }
  },
  SendRestartLink: async () => ({ body: await soldAndSent(), status: 409 }),
  AddNote: async () => ({ body: { ...(await referred()), words: noCard }, status: 400 }),
  MarkVulnerable: async () => ({
    body: { ...(await referred()), needs: ['more-time'], words, hasConsent: false },
    status: 400,
  }),
  LockQuote: async () => ({ body: { ...(await referred()), because, until: past }, status: 400 }),
  UnlockQuote: async () => ({ body: { ...(await referred()), because }, status: 409 }),
  SendQuoteLink: async () => ({ body: { ...(await referred()), because }, status: 409 }),
  ChangeAnswers: async () => ({
    body: {
      ...(await referred()),
      version: 1,
      changes: [{ field: 'vehicleDetails.annualMileage', text: '4000' }],
      hasConsent: true,
      readOut: ['data-protection', 'correct'],
      because,
    },
    status: 409,
  }),
  ApproveReferral: () => stale({ approve, terms, words }),
  ConfirmReferral: () => stale(),
  DeclineReferral: () => stale({ words }),
  AskCustomer: () => stale({ words }),
  WithdrawReferral: () => stale(),
  TakeWork: async () => ({ body: await heldWork(), status: 409 }),
  GiveBackWork: async () => ({ body: await heldWork(), status: 409 }),
  SnoozeWork: async () => ({
    body: { ...(await freeWork()), until: past, reason: 'customer-calls-back' },
    status: 400,
  }),
  FinishWork: async () => ({ body: { ...(await freeWork()), reason: 'sent-by-post' }, status: 409 }),
  HandOverWork: async () => ({
    body: { ...(await freeWork()), to: 'no-one', reason: 'workload' },
    status: 400,
  }),
  async ExtendDataRequest() {
    const body = { ...(await request('export')), because }
    await pat.ask('POST', '/api/desk/v1/DataRequest/ExtendDataRequest', { body })
    return { body, status: 409 }
  },
  ExportForDataRequest: async () => ({ body: await request('export'), status: 409 }),
  ProposeErasure: async () => ({ body: { ...(await request('export')), because }, status: 409 }),
  DecideErasure: async () => ({
    body: { ...(await request('erase')), decision: 'erase', because },
    status: 409,
  }),
  CorrectFacts: async () => ({
    body: {
      ...(await request('export')),
      reference: 'A-00000000000',
      corrections: [{ fact: 'lastNames', text: 'Wright-Penn' }],
      because,
    },
    status: 409,
  }),
  RestrictRecords: async () => ({ body: { ...(await request('restrict')), because }, status: 409 }),
  LiftRestriction: async () => ({
    body: { ...(await request('restrict')), toldOn: londonDate(desk.time.now), because },
    status: 409,
  }),
  async CloseDataRequest() {
    const body = { ...(await request('correct')), decision: 'done', outcome: because }
    await pat.ask('POST', '/api/desk/v1/DataRequest/CloseDataRequest', { body })
    return { body, status: 409 }
  },
  ExportAudit: async () => ({ body: { from: '2026-03-02', to: '2026-03-01' }, status: 400 }),
  ExportConsole: async () => ({ body: { from: '2026-03-02', to: '2026-03-01' }, status: 400 }),
}

/** They read, preview, or concern only the caller's own session; `AddDataRequest` has no record yet that an entry could be about. */
const tryNoAct = [
  'AddDataRequest',
  'KeepStaffSession',
  'PreviewApproval',
  'PreviewCancellation',
  'PreviewChange',
  'PreviewWords',
  'ReadAudit',
  'Search',
  'ShowBankAccount',
  'ShowBirthDates',
  'ShowContact',
  'ShowLicences',
  'SignOut',
  'TryWhatIf',
  'VerifyAudit',
]
/** Only a record that is not there refuses these. */
const onlyNotFound = ['CheckCaller']

const posts = allDeskCalls.filter(({ method }) => method === 'POST')
const callNamed = (name: string) => {
  const found = posts.find((call) => call.name === name)
  if (found === undefined) throw new Error(`No call ${name}`)
  return found
}
const since = async () => (await readTrail(desk.db, { most: 1 })).at(-1)?.position ?? 0
const addedAfter = async (position: number) =>
  (await readTrail(desk.db, { most: 50 })).filter((entry) => entry.position > position)

describe('the audit trail of acts at the desk', () => {
  it('knows the act that every call tries [DSK-806]', () => {
    const acting = posts.filter((call) => triedAct(call, {})).map(({ name }) => name)
    expect([...acting, ...tryNoAct].sort()).toEqual(posts.map(({ name }) => name).sort())
    expect([...Object.keys(refusals), ...onlyNotFound].sort()).toEqual(acting.sort())
  })

  it.each(Object.entries(refusals))(
    'has a refused %s as refused, with its code, and never as done [DSK-806]',
    async (name, prepare) => {
      const call = callNamed(name)
      const { body, status } = await prepare()
      const before = await since()
      const reply = await pat.ask('POST', call.path, { body })
      expect(reply.status, reply.text).toBe(status)
      const act = triedAct(call, body)?.act
      const added = await addedAfter(before)
      expect(added.at(-1)).toMatchObject({
        act,
        outcome: 'refused',
        reasonCode: reply.body.code,
        account: 'pat',
      })
      expect(added.filter((entry) => entry.act === act && entry.outcome === undefined)).toEqual([])
    },
  )

  it('has nothing about an act on a record that does not exist [DSK-806]', async () => {
    const missing = { brand: 'A', policyNumber: 'A-99999999' }
    const before = await since()
    for (const [call, body] of [
      ['SendDocumentsAgain', missing],
      ['SetPolicyRenewal', { ...missing, isOn: false }],
      ['SendRestartLink', missing],
    ] as const)
      expect((await pat.ask('POST', `/api/desk/v1/Policy/${call}`, { body })).status).toBe(404)
    const gone = { brand: 'A', reference: 'A-00000000000', because }
    for (const call of ['LockQuote', 'UnlockQuote'])
      expect((await pat.ask('POST', `/api/desk/v1/Quote/${call}`, { body: gone })).status).toBe(404)
    expect(await addedAfter(before)).toEqual([])
  })

  it('has one entry for a quote that is locked twice, and says that it is locked already [DSK-324] [DSK-806]', async () => {
    const quote = await referred()
    const turn = (call: 'LockQuote' | 'UnlockQuote') =>
      pat.ask('POST', `/api/desk/v1/Quote/${call}`, { body: { ...quote, because } })
    expect((await turn('UnlockQuote')).body.message).toBe('The quote is not locked.')
    expect((await turn('LockQuote')).status).toBe(204)
    const again = await Promise.all([turn('LockQuote'), turn('LockQuote')])
    expect(again.map(({ status }) => status)).toEqual([409, 409])
    expect(again[0]?.body.message).toMatch(/^The quote is locked already/)
    const trail = await readTrail(desk.db, { on: [quote.reference], most: 20 })
    expect(trail.map(({ act, outcome }) => [act, outcome])).toEqual([
      ['quote.unlock', 'refused'],
      ['quote.lock', undefined],
      ['quote.lock', 'refused'],
      ['quote.lock', 'refused'],
    ])
  })

  it('is whole with refused entries, and the policy’s history shows refused as refused [DSK-806] [DSK-804]', async () => {
    const { body } = await pat.ask('POST', '/api/desk/v1/Audit/VerifyAudit', { body: {} })
    expect(body).toMatchObject({ isWhole: true })
    const named = await soldAndSent()
    await pat.ask('POST', '/api/desk/v1/Policy/SetPolicyRenewal', { body: { ...named, isOn: true } })
    const shown = await pat.ask('GET', `/api/desk/v1/Policy/GetPolicy?${new URLSearchParams(named)}`)
    expect(
      shown.body.history.filter(({ what }: { what: string }) => what.startsWith('policy.renewal')),
    ).toMatchObject([{ what: 'policy.renewal-on', outcome: 'refused', who: 'Pat All' }])
    const read = await pat.ask('POST', '/api/desk/v1/Audit/ReadAudit', {
      body: { record: named.policyNumber },
    })
    expect(read.body.entries.find(({ act }: { act: string }) => act === 'policy.renewal')).toMatchObject({
      outcome: 'refused',
      reasonCode: 'CONFLICT',
    })
  })

  it('has an act that was done as begun and done, and the timeline shows a refused one as refused [DSK-806]', async () => {
    const named = await soldAndSent()
    const before = await since()
    await pat.ask('POST', '/api/desk/v1/Policy/SendDocumentsAgain', { body: named })
    expect((await addedAfter(before)).map(({ act, outcome }) => [act, outcome])).toEqual([
      ['policy.send-documents', 'begun'],
      ['policy.send-documents', undefined],
    ])
    const quote = await referred()
    await pat.ask('POST', '/api/desk/v1/Quote/SendQuoteLink', { body: { ...quote, because } })
    await pat.ask('POST', '/api/desk/v1/Quote/LockQuote', { body: { ...quote, because, until: past } })
    const found = await pat.ask('GET', `/api/desk/v1/Quote/GetCase?${new URLSearchParams(quote)}`)
    const lines = found.body.timeline.map(({ what }: { what: string }) => what)
    expect(lines).toContain('Tried and refused: sent a link to the quote')
    // A form that came back for a wrong field would drown the others.
    expect(lines.join()).not.toMatch(/locked the quote/i)
  })
})
