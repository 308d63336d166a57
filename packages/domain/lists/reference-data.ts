import type { CodeList } from './code-list.ts'
import { countriesOfRegistration } from './countries-of-registration.ts'
import { coverLevels, noClaimsEarnedOn, noClaimsYears, voluntaryExcesses } from './cover.ts'
import { claimStatuses, claimTypes, penaltyPoints } from './history.ts'
import { industries } from './industries.ts'
import {
  badgeTypes,
  licenceRestrictions,
  licenceTypes,
  medicalConditions,
  operatingAreas,
} from './licence.ts'
import { licensingAuthorities } from './licensing-authorities.ts'
import { cancellationReasons, heardAboutUs, leadSources, months, policyTypes } from './marketing.ts'
import { occupations } from './occupations.ts'
import { offences } from './offences.ts'
import { employmentTypes, genders, maritalStatuses, relationships, studentTypes, titles } from './person.ts'
import { postcodeAreas } from './postcode-areas.ts'
import {
  annualMileages,
  bodyTypes,
  businessRadii,
  dangerousGoods,
  fuelTypes,
  hazardousSites,
  modifications,
  overnightLocations,
  ownersAndKeepers,
  securityDevices,
  transmissions,
  vehicleUses,
} from './vehicle.ts'

/** Every list as the reference data call returns it: codes and words only (API-45, D-144). */
export const referenceData = {
  annualMileages: bare(annualMileages),
  badgeTypes: bare(badgeTypes),
  bodyTypes: bare(bodyTypes),
  businessRadii: bare(businessRadii),
  cancellationReasons: bare(cancellationReasons),
  claimStatuses: bare(claimStatuses),
  claimTypes: bare(claimTypes),
  countriesOfRegistration: bare(countriesOfRegistration),
  coverLevels: bare(coverLevels),
  dangerousGoods: bare(dangerousGoods),
  employmentTypes: bare(employmentTypes),
  fuelTypes: bare(fuelTypes),
  genders: bare(genders),
  hazardousSites: bare(hazardousSites),
  heardAboutUs: bare(heardAboutUs),
  industries: bare(industries),
  leadSources: bare(leadSources),
  licenceRestrictions: bare(licenceRestrictions),
  licenceTypes: bare(licenceTypes),
  licensingAuthorities: bare(licensingAuthorities),
  maritalStatuses: bare(maritalStatuses),
  medicalConditions: bare(medicalConditions),
  modifications: bare(modifications),
  months: bare(months),
  noClaimsEarnedOn: bare(noClaimsEarnedOn),
  noClaimsYears: bare(noClaimsYears),
  occupations: bare(occupations),
  offences: bare(offences),
  operatingAreas: bare(operatingAreas),
  overnightLocations: bare(overnightLocations),
  ownersAndKeepers: bare(ownersAndKeepers),
  penaltyPoints: bare(penaltyPoints),
  policyTypes: bare(policyTypes),
  postcodeAreas: bare(postcodeAreas),
  relationships: bare(relationships),
  securityDevices: bare(securityDevices),
  studentTypes: bare(studentTypes),
  titles: bare(titles),
  transmissions: bare(transmissions),
  vehicleUses: bare(vehicleUses),
  voluntaryExcesses: bare(voluntaryExcesses),
} satisfies Record<string, CodeList>

export type ReferenceListName = keyof typeof referenceData

function bare(list: CodeList): CodeList {
  return list.map(({ code, desc }) => ({ code, desc }))
}
