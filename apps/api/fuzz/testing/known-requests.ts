import { randomBytes } from 'node:crypto'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIds } from '@milepost/domain/terms/identity'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { byGrant } from '../../platform/http/testing/access/by-grant.ts'
import { bySecret } from '../../platform/http/testing/access/by-secret.ts'
import type { Asked, TestApi } from '../../platform/http/testing/access/test-api.ts'
import { callOf, type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import { SERVICE_KEY } from '../../restart/testing/restart-server.ts'

/** A request that succeeds, and who may make it. */
export type Known = { name: string; ask: Asked; owner: Headers }

const marketing = { emailOptIn: true, phoneOptIn: false, smsOptIn: true }

/** A good request for every call: hostile ones start from these, so that they get far before they fail. */
export async function knownRequests(api: TestApi): Promise<readonly Known[]> {
  const known: Known[] = []
  for (const [name, line] of Object.entries(byGrant)) {
    const { ask, owner } = await line.of(api)
    known.push({ name, ask, owner })
  }
  for (const [name, line] of Object.entries(bySecret)) {
    const { right, wrong, journey } = await line.of(api)
    for (const ask of [right, ...wrong]) known.push({ name, ask, owner: headersOf(journey) })
  }
  const search = get('/api/v1/Address/SearchAddress?postcode=ID1%201QD')
  const { body: found } = await api.send(search, headersOf('acorn_pc'))
  const quote = await api.quote()
  const policy = await api.policy()
  return [
    ...known,
    ...generating(),
    ...unownedRequests(quote.reference, found.items[0].itemId),
    ...office(policy.policyNumber, quote.reference),
  ]
}

function generating(): readonly Known[] {
  return journeyIds.map((journey) => {
    const quote = toQuoteDto(peopleByJourney[journey].answers, marketing, journeys[journey])
    const name = `Generate${callOf(journey)}Quote`
    const ask = { method: 'POST', url: `/api/v1/Quote/${name}`, body: { quote } }
    return { name, ask, owner: headersOf(journey) }
  })
}

const post = (url: string, body: object): Asked => ({ method: 'POST', url, body })
const get = (url: string): Asked => ({ method: 'GET', url })

/** Those that anyone may make. */
function unownedRequests(quoteReference: string, addressId: string): readonly Known[] {
  const owner = headersOf('acorn_pc')
  const content = { answers: { vehicleDetails: {} }, completedSteps: [], besides: {}, shape: 1 }
  const draftId = randomBytes(32).toString('base64url')
  const save = { draftId, revision: 0, saveId: 's'.repeat(22), unconfirmed: [], ...content }
  const at = '2026-11-16T09:00:00Z'
  const asks: Readonly<Record<string, Asked>> = {
    GetVehicleDetailsByVrm: get('/api/v1/Vehicle/GetVehicleDetailsByVrm?VehicleRegistration=AA19%20AAA'),
    GetVehicleMakes: get('/api/v1/Vehicle/GetVehicleMakes'),
    GetVehicleModels: get('/api/v1/Vehicle/GetVehicleModels?vehicleMakeCode=FORD'),
    SearchAddress: get('/api/v1/Address/SearchAddress?postcode=ID1%201QD&houseNumber=2'),
    GetFullAddress: get(`/api/v1/Address/GetFullAddress?addressId=${encodeURIComponent(addressId)}`),
    GetReferenceData: get('/api/v1/ReferenceData/GetReferenceData'),
    SaveDraft: { method: 'PUT', url: '/api/v1/Draft/SaveDraft', body: save },
    RequestDraftLink: post('/api/v1/Draft/RequestDraftLink', { draftId }),
    RenewDraftLink: post('/api/v1/Draft/RenewDraftLink', { token: 'x'.repeat(43) }),
    HandOverDraft: post('/api/v1/Draft/HandOverDraft', { product: 'CV', ...content }),
    GetQuotePremium: get(`/api/v1/Quote/GetQuotePremium?QuoteReference=${quoteReference}`),
    RequestQuoteLink: post('/api/v1/Quote/RequestQuoteLink', { quoteReference }),
    CheckBankDetails: post('/api/v1/Payment/CheckBankDetails', {
      quoteReference,
      sortCode: '089999',
      accountNumber: '66374958',
    }),
    GetClientIp: get('/api/v1/Client/GetClientIp'),
    GetDropInUiToken: get('/api/v1/Checkouts/GetDropInUiToken?merchantAccountId=sandbox'),
    SetRestartedQuoteViewed: post('/api/v1/RestartPolicy/SetRestartedQuoteViewed', {
      quoteReference,
      quoteViewedAt: at,
    }),
    SetRestartedQuoteDPAVisit: post('/api/v1/RestartPolicy/SetRestartedQuoteDPAVisit', {
      quoteReference,
      quoteDPAAt: at,
    }),
  }
  return Object.entries(asks).map(([name, ask]) => ({ name, ask, owner }))
}

/** Those of the back office, with its key. */
function office(policyReference: string, quoteReference: string): readonly Known[] {
  const owner = { ...headersOf('acorn_pc'), 'x-service-key': SERVICE_KEY }
  const under = '/api/v1/RestartPolicy'
  const asks: Readonly<Record<string, Asked>> = {
    CancelPolicy: post(`${under}/CancelPolicy`, { policyReference, reason: 'customer' }),
    CreateQuoteForCancelledPolicy: post(`${under}/CreateQuoteForCancelledPolicy`, { policyReference }),
    GetAcornRestartablePolicies: get(
      `${under}/GetAcornRestartablePolicies?ignoreOlderThan=2020-01-01T00:00:00Z`,
    ),
    GetRestartedQuote: get(`${under}/GetRestartedQuote?quoteReference=${quoteReference}`),
  }
  return Object.entries(asks).map(([name, ask]) => ({ name, ask, owner }))
}
