import { call } from '../../call'
import { vehicleLookupResult } from '../../entities/vehicle-lookup-result'
import { registration } from '../../wire/customer-fields'
import { sent } from '../../wire/objects'

/** 204 is "not found"; a failing provider is 503, so the two are never confused (D-060). */
export const getVehicleDetailsByVrm = call({
  name: 'GetVehicleDetailsByVrm',
  requirement: 'API-30',
  summary: 'The vehicle that carries a registration.',
  method: 'GET',
  path: '/api/v1/Vehicle/GetVehicleDetailsByVrm',
  query: sent({ VehicleRegistration: registration }),
  replies: { 200: vehicleLookupResult, 204: 'nothing' },
  problems: { 503: ['PROVIDER_UNAVAILABLE'] },
})
