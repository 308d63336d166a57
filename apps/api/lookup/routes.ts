import {
  getFullAddress as getFullAddressCall,
  getReferenceData,
  getReviews,
  getVehicleDetailsByVrm,
  getVehicleMakes,
  getVehicleModels,
  searchAddress as searchAddressCall,
} from '@milepost/contract/calls/lookup'
import { providerProblem, refuse, refuseField } from '../platform/http/problem.ts'
import { answer, type Route, route } from '../platform/http/route.ts'
import {
  findVehicle,
  getFullAddress,
  listReviews,
  listVehicleMakes,
  listVehicleModels,
  searchAddress,
} from './look-up.ts'
import type {
  AddressById,
  AddressSearch,
  CustomerReviews,
  VehicleByRegistration,
  VehicleMakes,
  VehicleModels,
} from './ports.ts'

export type VehiclePorts = {
  vehicleByRegistration: VehicleByRegistration
  vehicleMakes: VehicleMakes
  vehicleModels: VehicleModels
}

/** API-30 and API-31. */
export function vehicleRoutes(ports: VehiclePorts): readonly Route[] {
  return [
    route(getVehicleDetailsByVrm, async ({ query }) => {
      const outcome = await findVehicle(query.VehicleRegistration, ports)
      switch (outcome.kind) {
        case 'found':
          return answer(200, outcome.value)
        case 'not-found':
          return answer(204, undefined)
        case 'failed':
          return providerProblem('vehicle look-up', outcome)
      }
    }),
    route(getVehicleMakes, async () => answer(200, [...(await listVehicleMakes(ports))])),
    route(getVehicleModels, async ({ query }) =>
      answer(200, [...(await listVehicleModels(query.vehicleMakeCode, ports))]),
    ),
  ]
}

export type AddressPorts = { addressSearch: AddressSearch; addressById: AddressById }

/** API-32 and API-33. */
export function addressRoutes(ports: AddressPorts): readonly Route[] {
  return [
    route(searchAddressCall, async ({ query }) => {
      const outcome = await searchAddress(query, ports)
      switch (outcome.kind) {
        case 'found':
          return answer(200, { items: [...outcome.value] })
        case 'not-a-postcode':
          return refuseField('query.postcode', outcome.message)
        case 'failed':
          return providerProblem('address look-up', outcome)
      }
    }),
    route(getFullAddressCall, async ({ query }) => {
      const outcome = await getFullAddress(query.addressId, ports)
      switch (outcome.kind) {
        case 'found':
          return answer(200, outcome.value)
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'failed':
          return providerProblem('address look-up', outcome)
      }
    }),
  ]
}

export type ReviewsPorts = { customerReviews: CustomerReviews }

/** JRN-14, D-256. */
export function reviewsRoutes(ports: ReviewsPorts): readonly Route[] {
  return [
    route(getReviews, async ({ tenancy }) => answer(200, [...(await listReviews(tenancy.tenant, ports))])),
  ]
}

type Lists = Readonly<Record<string, readonly { code: string; desc: string }[]>>

/** Every code list in one answer, loaded once a visit (API-45, D-144). */
export function referenceDataRoutes(lists: Lists): readonly Route[] {
  const body = Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, [...entries]]))
  return [route(getReferenceData, async () => answer(200, body))]
}
