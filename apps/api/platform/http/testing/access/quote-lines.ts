import { rateExistingQuote } from '@milepost/contract/calls/quote'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { ratedLines } from '@milepost/domain/lines/lines'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { typicalJourney } from '@milepost/pricing/book/typical-risk'
import { callOf } from '../../../../quote/testing/quote-server.ts'
import { byAddress, type GrantLine, ofQuote, post, put, type Quote } from './grant-line.ts'

const rating = (journey: JourneyId) =>
  ofQuote(({ reference, answers }) => {
    const quote = toQuoteDto(
      answers,
      { emailOptIn: false, phoneOptIn: false, smsOptIn: false },
      journeys[journey],
    )
    return put(`/api/v1/Quote/RateExisting${callOf(journey)}Quote`, { quoteReference: reference, quote })
  }, journey)

const contact = {
  contactEmail: 'new@example.com',
  contactPhoneNumber: '07700900123',
  marketingPreferenceEmail: false,
  marketingPreferencePhone: false,
  marketingPreferenceSms: false,
}

const reprice = (
  { reference, outcomeId, option }: Quote,
  addOn: Quote['option']['addOns'][number] | undefined,
) =>
  put('/api/v1/Quote/RepriceQuoteWithAddOnsQuote', {
    quoteReference: reference,
    underwritingResponseId: outcomeId,
    optionId: option.optionId,
    selectedCoverUnderwrittenDataPointId: option.cover.dataPointId,
    selectedAddOns: addOn ? [{ underwrittenDataPointId: addOn.dataPointId, code: addOn.code }] : [],
  })

/** Calls about a quote that only the browser holding it may make (D-250). */
export const quoteLines: Readonly<Record<string, GrantLine>> = {
  SetVehicleRegistration: ofQuote(({ reference }) =>
    post('/api/v1/Vehicle/SetVehicleRegistration', {
      quoteReference: reference,
      vehicleRegistration: 'AB19 CDE',
    }),
  ),
  ...Object.fromEntries(
    ratedLines.map((line) => [rateExistingQuote[line].name, rating(typicalJourney(line))]),
  ),
  RepriceQuoteWithAddOnsQuote: ofQuote((quote) => reprice(quote, undefined)),
  RemoveAddOn: {
    async of(api) {
      const quote = await api.quote()
      const addOn = quote.option.addOns.find(({ annualCost }) => annualCost > 0)
      const chosen = await api.send(reprice(quote, addOn), quote.owner)
      const [option] = chosen.body.underwritingOutcome.underwrittenOptions
      const added = option.underwrittenAddOns.find(({ selected }: { selected: boolean }) => selected)
      const ask = put('/api/v1/Quote/RemoveAddOn', {
        quoteReference: quote.reference,
        underwrittenDataPointId: added.underwrittenDataPointId,
      })
      return { owner: quote.owner, reference: quote.reference, journey: 'acorn_pc', ask }
    },
  },
  UpdateNoClaimsProtection: ofQuote(
    ({ reference }) =>
      put('/api/v1/Quote/UpdateNoClaimsProtection', {
        quoteReference: reference,
        protectNoClaimsBonus: false,
      }),
    'acorn_cv',
  ),
  PreviewQuote: ofQuote(({ reference, outcomeId }) =>
    post('/api/v1/Quote/PreviewQuote', {
      quoteReference: reference,
      underwritingResponseId: outcomeId,
      tries: [{ annualMileage: 9000 }],
    }),
  ),
  GetPriceReceipt: byAddress('/api/v1/Quote/GetPriceReceipt'),
  GetQuoteDocuments: byAddress('/api/v1/Document/GetQuoteDocuments'),
  GetNoClaimsScale: byAddress('/api/v1/Quote/GetNoClaimsScale'),
  ResumeQuote: {
    ...ofQuote(({ reference }) => post('/api/v1/Quote/ResumeQuote', { quoteReference: reference })),
    refused: 204,
  },
  UpdateContactPreferences: ofQuote(({ reference }) =>
    put('/api/v1/Contact/UpdateContactPreferences', {
      quoteReference: reference,
      contactDetails: contact,
      selectedAddOns: [],
    }),
  ),
}
