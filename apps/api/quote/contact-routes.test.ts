import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeys } from '@milepost/domain/journeys/journeys'
import { answersFor, now } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { testPorts } from '../platform/http/testing/ports.ts'
import { testServer } from '../platform/http/testing/test-server.ts'
import { realSessions } from '../platform/http/testing/test-sessions.ts'
import { routes } from '../wiring/public-api.ts'
import { contactStore, quoteStore } from './store.ts'

const years = { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false } as const
const answers = answersFor('acorn_pc', { cover: years })
const { vehicleInfo } = answers.vehicleDetails
const { db } = await testDatabase()
const { app } = await testServer({
  sessions: realSessions(db),
  routes: routes({
    ...testPorts,
    quotes: quoteStore(db),
    contacts: contactStore(db),
    ratesOn: ratesOf,
    clock: () => now,
    vehicleByRegistration: async () =>
      vehicleInfo ? { kind: 'found', value: vehicleInfo } : { kind: 'not-found' },
  }),
})
const { tenant, product } = tenancyOf('acorn_pc')

async function send(method: 'POST' | 'PUT', url: string, body: unknown, cookie = '') {
  const headers = { 'x-tenant': tenant, 'x-product': product, 'content-type': 'application/json', cookie }
  const reply = await app.inject({ method, url, headers, payload: JSON.stringify(body) })
  const [set = ''] = [reply.headers['set-cookie'] ?? ''].flat()
  return { body: reply.json(), cookie: set.split(';')[0] ?? '' }
}

/** A quote with five claim-free years, the page that shows it, and another tab of the same browser. */
async function twoTabs() {
  const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }
  const quote = toQuoteDto(answers, marketing, journeys.acorn_pc)
  const { body: shown, cookie } = await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', { quote })
  const { quoteReference } = shown
  const outcomeId: string = shown.underwritingOutcome.underwritingOutcomeResponseId
  const contactDetails = {
    contactEmail: 'alan@morgan.example',
    contactPhoneNumber: '01134960100',
    marketingPreferenceSms: false,
    marketingPreferenceEmail: false,
    marketingPreferencePhone: false,
  }
  const keep = (more: object) =>
    send(
      'PUT',
      '/api/v1/Contact/UpdateContactPreferences',
      { quoteReference, contactDetails, selectedAddOns: [], ...more },
      cookie,
    )
  const protect = (protectNoClaimsBonus: boolean) =>
    send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', { quoteReference, protectNoClaimsBonus }, cookie)
  return { shown, outcomeId, contactDetails, keep, protect }
}

it('returns only the ids to a page that shows the current price [API-13] [D-164]', async () => {
  const { shown, outcomeId, keep } = await twoTabs()
  const { body } = await keep({ underwritingResponseId: outcomeId })
  expect(body).toEqual({
    hasPriceChanged: false,
    optionId: shown.selectedOption,
    underwritingOutcomeResponseId: outcomeId,
  })
})

it('returns the whole outcome to a page that shows an outdated price [BUY-14]', async () => {
  const { shown, outcomeId, keep, protect } = await twoTabs()
  const totalOf = (outcome: typeof shown.underwritingOutcome) =>
    outcome.underwrittenOptions[0].paymentCollectionOptions.map(
      (paymentOption: { totalAmountPayable: { amount: number } }) => paymentOption.totalAmountPayable.amount,
    )
  await protect(true)
  const first = await keep({ underwritingResponseId: outcomeId })
  expect(totalOf(first.body.underwritingOutcome)).not.toEqual(totalOf(shown.underwritingOutcome))
  // The price is final now and no longer changes; the page still shows the old one.
  const again = await keep({ underwritingResponseId: outcomeId })
  expect(again.body.hasPriceChanged).toBe(false)
  expect(again.body.underwritingOutcome).toEqual(first.body.underwritingOutcome)
})

it('returns an outcome with new ids after pricing the whole quote again at the same price [BUY-15]', async () => {
  const { outcomeId, keep, protect } = await twoTabs()
  await protect(true)
  const back = await protect(false)
  const { body } = await keep({
    underwritingResponseId: back.body.underwritingOutcome.underwritingOutcomeResponseId,
  })
  expect(body.hasPriceChanged).toBe(false)
  expect(body.underwritingOutcome.underwritingOutcomeResponseId).toBe(body.underwritingOutcomeResponseId)
  expect(body.underwritingOutcomeResponseId).not.toBe(outcomeId)
})

it('returns only the ids to a caller that does not name the outcome it shows', async () => {
  const { keep, protect } = await twoTabs()
  await protect(true)
  const { body } = await keep({})
  expect(Object.keys(body)).toEqual(['hasPriceChanged', 'optionId', 'underwritingOutcomeResponseId'])
})

it('refuses an annual income of zero outside the contact details too [BUY-08] [D-165]', async () => {
  const { keep } = await twoTabs()
  const { body } = await keep({ annualIncome: 0 })
  expect(body.errors).toEqual([
    { field: 'body.annualIncome', message: 'Annual income must be a positive amount' },
  ])
})

it('stores a +44 phone number in its 0 form, and refuses another country code because it must start with a zero [BUY-06] [D-260]', async () => {
  const { shown, contactDetails, keep } = await twoTabs()
  await keep({ contactDetails: { ...contactDetails, contactPhoneNumber: '+44 7700 900123' } })
  const stored = await contactStore(db).findContact({ tenant, reference: shown.quoteReference })
  expect(stored?.phone).toBe('07700900123')
  const { body } = await keep({ contactDetails: { ...contactDetails, contactPhoneNumber: '+33 123456789' } })
  expect(body.errors).toEqual([
    {
      field: 'body.contactDetails.contactPhoneNumber',
      message: 'Please enter a valid number. It must start with a zero',
    },
  ])
})
