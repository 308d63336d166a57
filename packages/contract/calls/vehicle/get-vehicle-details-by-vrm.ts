import { call } from '../../call'
import { vehicleLookupResult } from '../../entities/vehicle-lookup-result'
import { registration } from '../../wire/customer-fields'
import { sent } from '../../wire/objects'

/** 204 is "not found"; a failing provider is 503, so the two are never confused (D-060). */
export const getVehicleDetailsByVrm = call({
  name: 'GetVehicleDetailsByVrm',
  requirement: 'API-30',
  summary: 'The vehicle that carries a registration.',
  description: 'A registration that is not found is 204; a look-up service that fails is 503.',
  access: 'optional-session',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleDetailsByVrm',
  meanings: { 204: 'Could not find vehicle associated with requested registration.' },
  query: sent({ VehicleRegistration: registration }),
  replies: { 200: vehicleLookupResult, 204: 'nothing' },
  problems: { 503: ['PROVIDER_UNAVAILABLE'] },
})
