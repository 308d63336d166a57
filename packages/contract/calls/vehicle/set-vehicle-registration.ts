import { call } from '../../call'
import { underwritingOutcome } from '../../entities/underwriting-outcome'
import { quoteClosed, quoteNotFound } from '../../quote-problems'
import { registration } from '../../wire/customer-fields'
import { outcomeId, quoteReference } from '../../wire/identifiers'
import { given, sent } from '../../wire/objects'

export const setVehicleRegistration = call({
  name: 'SetVehicleRegistration',
  requirement: 'API-29',
  summary: 'Gives a quote its vehicle and rates it again.',
  description: 'Finishes a quote that was priced without its registration.',
  access: 'session',
  method: 'POST',
  path: '/api/v1/Vehicle/SetVehicleRegistration',
  body: sent({ quoteReference, vehicleRegistration: registration }),
  replies: {
    200: given({ underwritingOutcome, optionId: outcomeId, underwritingOutcomeResponseId: outcomeId }),
  },
  problems: { 403: ['QUOTE_FAILED'], 404: quoteNotFound, 409: quoteClosed, 503: ['PROVIDER_UNAVAILABLE'] },
})
