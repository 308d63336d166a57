import { noTerms } from '@milepost/domain/referral/terms'
import type { BrandCode } from '@milepost/domain/terms/identity'
import { recorded } from '../../platform/audit/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { aQuote, grantOf } from '../../quote/testing/made-quote.ts'
import { approveReferral } from '../../referral/decide-referral.ts'
import { dataRequestAccessLines } from '../data-request/testing/data-request-access-lines.ts'
import { policyAccessLines } from '../policy/testing/policy-access-lines.ts'
import { proposedRefund } from '../policy/testing/sold-policy.ts'
import { quoteActStore } from '../quote/act-store.ts'
import { referredQuote } from '../quote/testing/referred-quote.ts'
import type { DeskServer } from './desk-server.ts'
import { referredWork, undeliveredWork } from './made-work.ts'

/** What is sent with a call: its body, and its path and query with real values. `shows` must match the response of a list. */
export type Ask = { url: string; body?: unknown; shows?: RegExp }

/**
 * A line of the access matrix. `of` creates the subject of the call in one brand and returns what to send. A call limited to brands must
 * answer `granted` to a caller with that brand and 404 to everyone else; a list must answer without it.
 */
export type AccessLine = {
  of(server: DeskServer, brand: BrandCode): Promise<Ask>
  granted?: 200 | 202 | 204
  /** What a list answers instead of 404 to a caller without the brand: an empty result. */
  nothing?: object
  /** It answers with events, of which the first are read. */
  isStream?: true
}

const at = (url: string, body?: unknown): AccessLine => ({ of: async () => ({ url, body }) })

/** A call about a quote of a brand that is waiting for an underwriter. */
const ofQuote = (call: string, more: object = {}): AccessLine => ({
  async of({ db, time }, brand) {
    const { reference } = await referredQuote(db, brand, time.now)
    return { url: `/api/desk/v1/${call}`, body: { brand, reference, ...more } }
  },
})

const seen = { version: 1 }
const because = 'a line of the matrix'
const approve = [{ code: 'refused-cover', driver: 0, lasts: 'until-worse' }]
const terms = { loadingPercent: 10, extraExcess: 0, endorsements: [] }
const words = 'Thank you for waiting for us.'

/** An approval that another person has proposed. */
const ofProposal: AccessLine = {
  async of({ db, time, deciding }, brand) {
    const { tenant, reference } = await referredQuote(db, brand, time.now)
    const person = { subject: 'staff-first', name: 'First Person', roles: ['underwriter'] as const }
    await approveReferral(
      { tenant, reference, approve: 'all', words: '', terms: { ...noTerms, loadingPercent: 60 } },
      { person, by: { who: person.name, door: 'desk', because } },
      deciding,
    )
    return { url: '/api/desk/v1/Referral/ConfirmReferral', body: { brand, reference, ...seen, because } }
  },
}
/** A call about a piece of work that is in the queue. */
const onWork = (name: string, more: object = {}): AccessLine => ({
  async of(server, brand) {
    const { id } = await referredWork(server, brand)
    return { url: `/api/desk/v1/Queue/${name}`, body: { work: id, ...more } }
  },
  granted: 204,
})
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

/** A quote whose caller has passed the five-details check by every person of the matrix. */
const ofCaller = (
  ask: (named: { brand: BrandCode; reference: string }, server: DeskServer) => Ask | Promise<Ask>,
): AccessLine => ({
  async of(server, brand) {
    const { db, time } = server
    const { tenant, reference } = await referredQuote(db, brand, time.now)
    const by = { who: 'Test Person', account: 'staff-test', door: 'desk', because } as const
    await quoteActStore(db).recordCheck({ tenant, reference }, true, by, time.now)
    return ask({ brand, reference }, server)
  },
})
const callerDetails = {
  surname: 'Nobody',
  postcode: 'SW1A 1AA',
  dateOfBirth: '1980-01-01',
  registration: 'AA19AAA',
}

/** A line for every call of the desk, by its name. A test fails for a call without one. */
export const accessLines: Readonly<Record<string, AccessLine>> = {
  GetStaffSession: at('/api/desk/v1/Session/GetStaffSession'),
  KeepStaffSession: at('/api/desk/v1/Session/KeepStaffSession'),
  ReadConsole: {
    of: async ({ time }, brand) => {
      const day = time.now.toISOString().slice(0, 10)
      return { url: `/api/desk/v1/Console/ReadConsole?from=${day}&to=${day}&brand=${brand}` }
    },
  },
  ExportConsole: {
    of: async ({ time }, brand) => {
      const day = time.now.toISOString().slice(0, 10)
      return { url: '/api/desk/v1/Console/ExportConsole', body: { from: day, to: day, brand } }
    },
  },
  SignOut: at('/api/desk/v1/Session/SignOut', { because: 'CHOSEN' }),
  GetCase: {
    async of({ db, time }, brand) {
      const { reference } = await referredQuote(db, brand, time.now)
      return { url: `/api/desk/v1/Quote/GetCase?brand=${brand}&reference=${reference}` }
    },
  },
  GetQuoteDocument: {
    async of({ db, time }, brand) {
      const { reference } = await referredQuote(db, brand, time.now, (answers) => answers)
      const asked = new URLSearchParams({ brand, reference, kind: 'ipid' })
      return { url: `/api/desk/v1/Quote/GetQuoteDocument?${asked}` }
    },
  },
  TryWhatIf: {
    async of({ db, time }, brand) {
      const { reference } = await referredQuote(db, brand, time.now, (answers) => answers)
      return { url: '/api/desk/v1/Quote/TryWhatIf', body: { brand, reference, tried: {} } }
    },
  },
  ShowBirthDates: ofQuote('Quote/ShowBirthDates', { because: 'underwriting' }),
  ShowLicences: ofQuote('Quote/ShowLicences', { because: 'underwriting' }),
  ShowContact: ofQuote('Quote/ShowContact', { because: 'underwriting' }),
  ShowBankAccount: ofQuote('Quote/ShowBankAccount', { because: 'payment' }),
  PreviewApproval: ofQuote('Referral/PreviewApproval', { ...seen, approve, terms, words }),
  PreviewWords: ofQuote('Referral/PreviewWords', { ...seen, kind: 'ask', words }),
  ApproveReferral: ofQuote('Referral/ApproveReferral', { ...seen, approve, terms, words, because }),
  ConfirmReferral: ofProposal,
  DeclineReferral: ofQuote('Referral/DeclineReferral', { ...seen, words, because }),
  AskCustomer: ofQuote('Referral/AskCustomer', { ...seen, words, because }),
  WithdrawReferral: ofQuote('Referral/WithdrawReferral', { ...seen, because }),
  AddNote: { ...ofQuote('Quote/AddNote', { words }), granted: 204 },
  MarkVulnerable: {
    ...ofQuote('Quote/MarkVulnerable', { needs: ['more-time'], words, hasConsent: true }),
    granted: 204,
  },
  LockQuote: { ...ofQuote('Quote/LockQuote', { because }), granted: 204 },
  UnlockQuote: {
    async of({ db, time }, brand) {
      const { tenant, reference } = await referredQuote(db, brand, time.now)
      const by = { who: 'Olive Other', door: 'desk', because } as const
      await quoteActStore(db).lock({ tenant, reference }, undefined, by, time.now)
      return { url: '/api/desk/v1/Quote/UnlockQuote', body: { brand, reference, because } }
    },
    granted: 204,
  },
  CheckCaller: ofQuote('Telephone/CheckCaller', callerDetails),
  GetChangeableAnswers: ofCaller((named) => ({
    url: `/api/desk/v1/Telephone/GetChangeableAnswers?${new URLSearchParams(named)}`,
  })),
  FindCallersVehicle: ofCaller((named) => ({
    url: `/api/desk/v1/Telephone/FindCallersVehicle?${new URLSearchParams({ ...named, registration: 'AA19AAA' })}`,
  })),
  FindCallersAddresses: ofCaller((named) => ({
    url: `/api/desk/v1/Telephone/FindCallersAddresses?${new URLSearchParams({ ...named, postcode: 'ID1 1QD' })}`,
  })),
  GetCallersAddress: ofCaller(async (named, { parts }) => {
    const listed = await parts.lookUps.addressSearch({ postcode: 'ID1 1QD' })
    const addressId = listed.kind === 'found' ? (listed.value[0]?.itemId ?? '') : ''
    return { url: `/api/desk/v1/Telephone/GetCallersAddress?${new URLSearchParams({ ...named, addressId })}` }
  }),
  SuggestAnswers: at('/api/desk/v1/Telephone/SuggestAnswers?question=occupation&typed=nurse'),
  PreviewChange: ofCaller((named) => ({
    url: '/api/desk/v1/Telephone/PreviewChange',
    body: { ...named, ...seen, changes: [{ field: 'vehicleDetails.annualMileage', text: '4000' }] },
  })),
  ChangeAnswers: ofCaller((named) => ({
    url: '/api/desk/v1/Telephone/ChangeAnswers',
    body: {
      ...named,
      ...seen,
      changes: [{ field: 'vehicleDetails.annualMileage', text: '4000' }],
      hasConsent: true,
      readOut: ['data-protection', 'correct'],
      because,
    },
  })),
  SendQuoteLink: {
    async of({ db, time }, brand) {
      const { reference } = await referredQuote(db, brand, time.now, (answers) => answers)
      return { url: '/api/desk/v1/Quote/SendQuoteLink', body: { brand, reference, because } }
    },
  },
  GetPerson: {
    async of({ db, time }, brand) {
      const { reference } = await referredQuote(db, brand, time.now)
      return { url: `/api/desk/v1/Search/GetPerson?brand=${brand}&reference=${reference}` }
    },
  },
  Search: {
    async of({ db }, brand) {
      const made = aQuote({ tenant: brand })
      await quoteStore(db).createQuotes([made], grantOf('somebody'))
      return { url: '/api/desk/v1/Search/Search', body: { text: made.reference } }
    },
    nothing: { found: [], isMore: false },
  },
  ReadPayments: {
    async of({ db, time }, brand) {
      const { policy } = await proposedRefund(db, brand, { now: time.now })
      return {
        url: '/api/desk/v1/Payments/ReadPayments',
        shows: new RegExp(`"policyNumber":"${policy.policyNumber}"`),
      }
    },
  },
  ListWork: {
    async of(server, brand) {
      const { reference } = await referredWork(server, brand)
      return {
        url: `/api/desk/v1/Queue/ListWork?find=${reference}`,
        shows: new RegExp(`"reference":"${reference}"`),
      }
    },
  },
  WatchWork: {
    async of(server, brand) {
      await referredWork(server, brand)
      return { url: '/api/desk/v1/Queue/WatchWork', shows: /"all":[1-9]/ }
    },
    isStream: true,
  },
  TakeWork: onWork('TakeWork'),
  GiveBackWork: onWork('GiveBackWork'),
  SnoozeWork: onWork('SnoozeWork', { until: inAnHour(), reason: 'customer-calls-back' }),
  FinishWork: {
    async of(server, brand) {
      const { id } = await undeliveredWork(server, brand)
      return { url: '/api/desk/v1/Queue/FinishWork', body: { work: id, reason: 'sent-by-post' } }
    },
    granted: 204,
  },
  ListColleagues: {
    async of(server, brand) {
      const { id } = await referredWork(server, brand)
      return { url: `/api/desk/v1/Queue/ListColleagues?work=${id}` }
    },
  },
  // Hands over to the test's own person, who signed in last.
  HandOverWork: onWork('HandOverWork', { to: 'staff-test', reason: 'workload' }),
  ...policyAccessLines,
  ...dataRequestAccessLines,
  ReadAudit: {
    of: async ({ db }, brand) => ({
      url: '/api/desk/v1/Audit/ReadAudit',
      body: { record: await lookedAt(db, brand) },
    }),
    nothing: { entries: [] },
  },
  ExportAudit: {
    of: async ({ db }, brand) => ({
      url: '/api/desk/v1/Audit/ExportAudit',
      body: { record: await lookedAt(db, brand) },
    }),
    nothing: { entries: 0 },
  },
  // The chain of all entries belongs to no brand; the answer reveals nothing about any entry.
  VerifyAudit: { ...at('/api/desk/v1/Audit/VerifyAudit', {}), nothing: { isWhole: true } },
}

/** A quote of the brand with an entry in the trail. */
async function lookedAt(db: DeskServer['db'], brand: BrandCode): Promise<string> {
  const { reference } = aQuote({ tenant: brand })
  const by = { who: 'Una Wright', door: 'desk', because: 'a line of the matrix' } as const
  await recorded(db, by, new Date(), async (_transaction, record) =>
    record({ act: 'quote.lock', about: { kind: 'quote', id: reference } }),
  )
  return reference
}
