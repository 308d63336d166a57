import { businessRadii } from '../lists/business-radii'
import { countriesOfRegistration } from '../lists/countries-of-registration'
import { overnightLocations } from '../lists/overnight-locations'
import { ownersAndKeepers } from '../lists/owners-and-keepers'
import { vehicleUses } from '../lists/vehicle-uses'
import { ownershipAnswers } from '../questions/vehicle/rules'
import type { VehicleDetails } from '../questions/vehicle/vehicle-details'
import { tidyAddress } from '../values/address'
import { parseLocalDate } from '../values/local-date'
import { fromPounds } from '../values/pence'
import { normaliseRegistration } from '../values/registration'
import { answerOf } from './answer-of'
import { codeIn } from './codes'
import { type AnyRow, row, Unmapped } from './row'
import type { SiteVehicle } from './site-risk'

const field = row<SiteVehicle, VehicleDetails>()

const ownerOrKeeper = codeIn(ownersAndKeepers)
const use = codeIn(vehicleUses)
const overnight = codeIn(overnightLocations)
const country = codeIn(countriesOfRegistration)
const radius = codeIn(businessRadii)

/** The vehicle, its use and its ownership (DAT-03). */
export const vehicleRows: readonly AnyRow[] = [
  field({
    from: 'registration',
    to: ['registration'],
    read: (sent) => ({ registration: normaliseRegistration(sent) }),
  }),
  field({ from: 'value', to: ['value'], read: (value) => ({ value: fromPounds(value) }) }),
  field({
    from: 'purchased',
    to: ['vehiclePurchased', 'datePurchased'],
    read(sent) {
      // A month is its first day: nothing is priced by the day.
      const datePurchased = parseLocalDate(sent.length === 7 ? `${sent}-01` : sent)
      return datePurchased === undefined
        ? new Unmapped('Send a real month or day, such as 2022-03 or 2022-03-27')
        : { vehiclePurchased: true, datePurchased }
    },
  }),
  field({
    from: 'owner',
    to: ['legalOwner', 'ownership'],
    read(sent) {
      const ownership = ownerOrKeeper(sent)
      return ownership instanceof Unmapped ? ownership : ownershipAnswers({ ownership })
    },
    unsent: { assumed: 'The policyholder owns the vehicle', answers: () => ({ legalOwner: true }) },
  }),
  field({
    from: 'keeper',
    to: ['isRegisteredKeeper', 'registeredKeeper'],
    read(sent) {
      const registeredKeeper = ownerOrKeeper(sent)
      return registeredKeeper instanceof Unmapped ? registeredKeeper : ownershipAnswers({ registeredKeeper })
    },
    unsent: {
      assumed: 'The policyholder is the registered keeper',
      answers: () => ({ isRegisteredKeeper: true }),
    },
  }),
  field({ from: 'use', to: ['vehicleUse'], read: (sent) => answerOf('vehicleUse', use(sent)) }),
  field({
    from: 'overnightLocation',
    to: ['vehicleOvernight'],
    read: (sent) => answerOf('vehicleOvernight', overnight(sent)),
  }),
  field({
    from: 'overnightAddress',
    to: ['isNotKeptAtHomeAddressOverNight', 'overnightAddress'],
    read: (sent) => ({ isNotKeptAtHomeAddressOverNight: true, overnightAddress: tidyAddress(sent) }),
    // Sent only when it is not the home address, so silence says that it is.
    unsent: { answers: () => ({ isNotKeptAtHomeAddressOverNight: false }) },
  }),
  field({ from: 'annualMileage', to: ['annualMileage'], read: (annualMileage) => ({ annualMileage }) }),
  field({
    from: 'businessMileage',
    to: ['businessMileage'],
    read: (businessMileage) => ({ businessMileage }),
  }),
  field({
    from: 'imported',
    to: ['isImported'],
    read: (isImported) => ({ isImported }),
    unsent: { assumed: 'The vehicle is not imported', answers: () => ({ isImported: false }) },
  }),
  field({
    from: 'countryFirstRegistered',
    to: ['countryOfRegistration'],
    read: (sent) => answerOf('countryOfRegistration', country(sent)),
  }),
  field({
    from: 'leftHandDrive',
    to: ['isLeftHandDrive'],
    read: (isLeftHandDrive) => ({ isLeftHandDrive }),
    unsent: { assumed: 'The vehicle is right-hand drive', answers: () => ({ isLeftHandDrive: false }) },
  }),
  // Its entries are read one by one.
  field({
    from: 'modifications',
    to: ['isModified', 'modifications'],
    read: ({ length }) => ({ isModified: length > 0 }),
    unsent: { assumed: 'The vehicle is not modified', answers: () => ({ isModified: false }) },
  }),
  // Kept as they come: no question asks them (D-081).
  field({
    from: 'securityDevices',
    to: ['securityDevices'],
    read: (securityDevices) => ({ securityDevices }),
  }),
  field({
    from: 'businessRadius',
    to: ['businessRadius'],
    read: (sent) => answerOf('businessRadius', radius(sent)),
  }),
  field({
    from: 'internalRacking',
    to: ['hasInternalRacking'],
    read: (hasInternalRacking) => ({ hasInternalRacking }),
    unsent: { assumed: 'There is no internal racking', answers: () => ({ hasInternalRacking: false }) },
  }),
  field({
    from: 'dangerousGoods',
    to: ['carriesDangerousGoods'],
    read: (carriesDangerousGoods) => ({ carriesDangerousGoods }),
    unsent: { assumed: 'No dangerous goods are carried', answers: () => ({ carriesDangerousGoods: false }) },
  }),
  field({
    from: 'hazardousSites',
    to: ['visitsHazardousSites'],
    read: (visitsHazardousSites) => ({ visitsHazardousSites }),
    unsent: { assumed: 'No hazardous sites are visited', answers: () => ({ visitsHazardousSites: false }) },
  }),
]
