import type { Reason, ReasonCode } from '../quote/underwriting-reasons.ts'

/** The questions behind each reason: of the vehicle by their place, of a driver by their name. */
const questions: Readonly<
  Record<ReasonCode, { vehicle: readonly string[] } | { driver: readonly string[] }>
> = {
  'criminal-conviction': { driver: ['hasCriminalConvictions'] },
  'refused-cover': { driver: ['hasBeenRefusedCover'] },
  'vehicle-value': { vehicle: ['value'] },
  'low-vehicle-value': { vehicle: ['value'] },
  'many-claims': { driver: ['motoringClaims'] },
  'large-fault-claim': { driver: ['motoringClaims'] },
  'many-points': { driver: ['motoringConvictions'] },
  'under-driving-age': { driver: ['dateOfBirth'] },
  'outside-uk': { vehicle: ['overnightAddress', 'address'] },
  'q-plate': { vehicle: ['registration'] },
  'vehicle-not-identified': { vehicle: ['registration', 'abiCode'] },
  'modifications-value': { vehicle: ['modifications'] },
  'racing-modification': { vehicle: ['modifications'] },
  'dangerous-goods': { vehicle: ['carriesDangerousGoods'] },
  'hazardous-site': { vehicle: ['visitsHazardousSites'] },
  'young-hire-driver': { driver: ['dateOfBirth'] },
  banned: { driver: ['motoringConvictions'] },
  'drink-or-drug-ban': { driver: ['motoringConvictions'] },
  'too-many-points': { driver: ['motoringConvictions'] },
  'too-many-claims': { driver: ['motoringClaims'] },
  'over-age': { driver: ['dateOfBirth'] },
  'not-owner-and-keeper': { vehicle: ['legalOwner', 'isRegisteredKeeper'] },
  'van-not-taken': { vehicle: ['registration'] },
  'hire-without-full-licence': { driver: ['hasFullUkLicence', 'licenceType'] },
  'public-hire-driver': { driver: ['badgeType'] },
}

/** Whether the answer at a place ("additionalDrivers.0.dateOfBirth") raised a reason (DSK-317). */
export function hasRaised({ code, driver }: Reason, field: string): boolean {
  const places = questions[code]
  const name = field.split('.').at(-1) ?? ''
  if ('vehicle' in places)
    return places.vehicle.includes(name) && /^(vehicleDetails|proposerDetails)\./.test(field)
  return places.driver.includes(name) && (driver === 'none' || field === `${placeOf(driver)}.${name}`)
}

/** Drivers are counted with the proposer first. */
function placeOf(driver: number): string {
  return driver === 0 ? 'proposerDetails' : `additionalDrivers.${driver - 1}`
}
