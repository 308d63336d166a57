import { annualMileages } from './annual-mileages'
import { badgeTypes } from './badge-types'
import { bodyTypes } from './body-types'
import { businessRadii } from './business-radii'
import { cancellationReasons } from './cancellation-reasons'
import { claimStatuses } from './claim-statuses'
import { claimTypes } from './claim-types'
import type { CodeList } from './code-list'
import { countriesOfRegistration } from './countries-of-registration'
import { coverLevels } from './cover-levels'
import { dangerousGoods } from './dangerous-goods'
import { employmentTypes } from './employment-types'
import { fuelTypes } from './fuel-types'
import { genders } from './genders'
import { hazardousSites } from './hazardous-sites'
import { heardAboutUs } from './heard-about-us'
import { industries } from './industries'
import { leadSources } from './lead-sources'
import { licenceRestrictions } from './licence-restrictions'
import { licenceTypes } from './licence-types'
import { licensingAuthorities } from './licensing-authorities'
import { maritalStatuses } from './marital-statuses'
import { medicalConditions } from './medical-conditions'
import { modifications } from './modifications'
import { months } from './months'
import { noClaimsEarnedOn } from './no-claims-earned-on'
import { noClaimsYears } from './no-claims-years'
import { occupations } from './occupations'
import { offences } from './offences'
import { operatingAreas } from './operating-areas'
import { overnightLocations } from './overnight-locations'
import { ownersAndKeepers } from './owners-and-keepers'
import { penaltyPoints } from './penalty-points'
import { policyTypes } from './policy-types'
import { postcodeAreas } from './postcode-areas'
import { relationships } from './relationships'
import { securityDevices } from './security-devices'
import { studentTypes } from './student-types'
import { titles } from './titles'
import { transmissions } from './transmissions'
import { vehicleUses } from './vehicle-uses'
import { voluntaryExcesses } from './voluntary-excesses'

/** Every list as the one call that loads them gives it: codes and words, no further facts (API-45, D-144). */
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
