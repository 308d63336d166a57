import { allCalls } from '@milepost/contract/all-calls'
import { errorRows } from '@milepost/contract/error-catalogue'
import { noAnswers } from '@milepost/domain/questions/answers'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { addDays, localDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { parsePostcode } from '@milepost/domain/values/postcode'
import { afterEach, expect, it, vi } from 'vitest'
import { getPrice } from '../offer/get-price.ts'
import { restartedAfterCode } from '../restart/restarted-quote.ts'
import { refusedBy } from '../results/change-offer.ts'
import { annualPurchase } from '../results/purchase/annual-purchase.ts'
import { buyNow } from '../results/purchase/buy-now.ts'
import { someResults } from '../results/purchase/testing/some-results.ts'
import { takeRetrievedQuote } from '../resume/resumed-quote.ts'
import { loadDeepLink } from '../retrieval/deep-link/load-deep-link.ts'
import { useQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { endOfQuote } from './error-catalogue.ts'
import { paymentRefusal } from './payment.ts'
import { setRegistration } from './restart.ts'
import { checkQuote, resumeQuote } from './retrieve-quote.ts'

const rows = errorRows(allCalls)
const reference = 'A-0123WXYZ0ZG'
const never = new AbortController().signal
const tomorrow = addDays(londonDate(new Date()), 1)

afterEach(() => vi.unstubAllGlobals())

/** The page that a call leads to for an error code, found by running the code that makes the call. */
type AtWork = (status: number, code: string) => Promise<string | undefined>

const priced: AtWork = async () => {
  const got = await getPrice()
  return got.kind === 'go' ? got.end.to : undefined
}
const changed: AtWork = async (_, code) => {
  const changed = refusedBy(code)
  return changed.kind === 'ended' ? changed.to : undefined
}
const completePurchase: AtWork = async () => {
  const answers = { ...noAnswers, proposerDetails: aProposer, coverDetails: startsTomorrow }
  const outcome = await buyNow({ details: {}, licenceNumber: undefined, answers }, () =>
    annualPurchase('CARD_PAYMENT'),
  )
  return outcome.kind === 'go' ? outcome.to : undefined
}
const registered: AtWork = async () => {
  const outcome = await setRegistration(reference, 'AA19AAA')
  const after = outcome.kind === 'refused' ? restartedAfterCode(outcome.code) : undefined
  return after?.kind === 'go' ? after.to : undefined
}
const checked: AtWork = async () => {
  const home = parsePostcode('LS1 1AA')
  if (!home.ok) throw new Error('No postcode')
  const securityAnswers = {
    quoteReference: reference,
    registration: 'AA19AAA',
    postcode: home.value,
    surname: 'Morgan',
    dateOfBirth: localDate('1987-03-27'),
  }
  return pageOf(await takeRetrievedQuote(await checkQuote(securityAnswers)))
}
const resumed: AtWork = async () => pageOf(await takeRetrievedQuote(await resumeQuote(reference, never)))
const followed: AtWork = async () =>
  (await loadDeepLink({ kind: 'emailed-link', token: 't' }, '/results', never))?.to
const arrived: AtWork = async () => {
  const link = { token: 't', quoteReference: reference, isBreakdownSelected: false } as const
  return (await loadDeepLink({ kind: 'comparison-site', ...link }, '/pcw-result', never))?.to
}
const paid: AtWork = async (status, code) => {
  const refusal = paymentRefusal({ title: '', status, code: knownCode(code), message: '', errors: [] })
  return refusal.kind === 'quote' ? endOfQuote(refusal.code).to : undefined
}

const startsTomorrow = { effectiveFrom: { date: tomorrow, hour: 9, minute: 0 } }
const pageOf = (outcome: Awaited<ReturnType<typeof takeRetrievedQuote>>) =>
  outcome.kind === 'go' ? outcome.page.to : undefined
const knownCode = (code: string) => {
  const row = rows.find((each) => each.code === code)
  if (!row || row.code === '204') throw new Error(`No code ${code}`)
  return row.code
}

const atWork: Readonly<Record<string, AtWork>> = {
  RateExistingPrivateCarQuote: priced,
  RepriceQuoteWithAddOnsQuote: changed,
  UpdateContactPreferences: completePurchase,
  SetVehicleRegistration: registered,
  QuoteDpaCheckByBody: checked,
  ResumeQuote: resumed,
  GetQuote: followed,
  GetAggregatorQuoteDetails: arrived,
  MakePaymentIntentV2: paid,
  TakeUpQuoteV2: paid,
}

const statusOf = (call: string, code: string) => {
  const { refusals = {} } = allCalls.find(({ name }) => name === call) ?? {}
  const [status] = Object.entries(refusals).find(([, codes]) => code in codes) ?? []
  return Number(status ?? 500)
}

const pages = rows.flatMap(({ calls, code, consequence }) =>
  calls.flatMap((call) => {
    const work = atWork[call]
    return work && 'page' in consequence ? [{ call, code, page: consequence.page, work }] : []
  }),
)

it('runs a check for every call in the catalogue', () => {
  expect(new Set(pages.map(({ call }) => call))).toEqual(new Set(Object.keys(atWork)))
})

it.each(pages)(
  'leads to $page when $call is answered with $code, as its row specifies [NAV-32 to NAV-36]',
  async (row) => {
    const { call, code, page, work } = row
    const status = statusOf(call, code)
    useResults.setState({ results: someResults(), is30DayQuote: false }, true)
    useQuote.setState({ answers: { ...noAnswers, proposerDetails: aProposer, coverDetails: startsTomorrow } })
    vi.stubGlobal('fetch', async () =>
      Response.json({ title: '', status, code, message: '', errors: [] }, { status }),
    )
    expect(await work(status, code)).toBe(page)
  },
)
