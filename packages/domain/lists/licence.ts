import type { CodeEntry, CodeList, CodeOf } from './code-list.ts'
import type { EmploymentTypeCode } from './person.ts'

/** The driving licences the specification names (DAT-14); those issued by the DVLA must give their number (DRV-17). */
export const licenceTypes = [
  { code: 'F', desc: 'Full UK', needsNumber: true },
  { code: 'P', desc: 'Provisional UK', needsNumber: true },
  { code: '5', desc: 'Full UK, medically restricted for less than 3 years', needsNumber: true },
  { code: 'X', desc: 'Full UK, medically restricted for 3 years or more', needsNumber: true },
  { code: 'E', desc: 'European (EU)', needsNumber: false },
  { code: 'H', desc: 'European (non-EU)', needsNumber: false },
  { code: 'N', desc: 'International', needsNumber: false },
  { code: 'Z', desc: 'Other', needsNumber: false },
] as const satisfies readonly (CodeEntry & { needsNumber: boolean })[]

export type LicenceTypeCode = CodeOf<typeof licenceTypes>

/** Set by a yes to the full UK licence question (DRV-09). */
export const fullUkLicence = 'F' satisfies LicenceTypeCode

/** The choice after a no to the full UK licence question (DRV-09). */
export const otherLicenceTypes = licenceTypes.filter((type) => type.code !== fullUkLicence)

export function needsLicenceNumber(code: LicenceTypeCode): boolean {
  return licenceTypes.some((type) => type.code === code && type.needsNumber)
}

/**
 * Restriction codes of section 12 of a driving licence (GOV.UK, "Driving licence codes"). Left out are 115 (organ donor), which
 * is not a restriction and does not concern an insurer, and the numbered parts of 44, which are about motorbikes.
 */
export const licenceRestrictions = [
  { code: '01', desc: 'Eyesight correction, for example glasses or contact lenses' },
  { code: '02', desc: 'Hearing or communication aid' },
  { code: '10', desc: 'Modified transmission' },
  { code: '15', desc: 'Modified clutch' },
  { code: '20', desc: 'Modified braking system' },
  { code: '25', desc: 'Modified accelerator system' },
  { code: '30', desc: 'Combined braking and accelerator system' },
  { code: '31', desc: 'Pedal adaptations and pedal safeguards' },
  { code: '32', desc: 'Combined service brake and accelerator system' },
  { code: '33', desc: 'Combined service brake, accelerator and steering system' },
  { code: '35', desc: 'Modified control layout' },
  { code: '40', desc: 'Modified steering' },
  { code: '42', desc: 'Modified rear-view mirrors' },
  { code: '43', desc: 'Modified driving seat' },
  { code: '44', desc: 'Modifications to motorbikes' },
  { code: '45', desc: 'Motorbikes only with sidecar' },
  { code: '46', desc: 'Tricycles only' },
  { code: '70', desc: 'Exchange of licence' },
  { code: '71', desc: 'Duplicate of licence' },
  { code: '78', desc: 'Automatic gearbox only' },
  { code: '79', desc: 'Only vehicles as specified on the licence' },
  { code: '96', desc: 'Vehicle and trailer with a combined weight of 3,500 kg to 4,250 kg' },
  { code: '97', desc: 'No category C1 vehicle that must have a tachograph' },
  { code: '101', desc: 'Not for hire or reward' },
  { code: '102', desc: 'Drawbar trailers only' },
  { code: '103', desc: 'Subject to a certificate of competence' },
  { code: '105', desc: 'Vehicle not more than 5.5 metres long' },
  { code: '106', desc: 'Automatic gearbox only, for larger vehicles' },
  { code: '107', desc: 'Not more than 8,250 kg' },
  { code: '108', desc: 'Subject to minimum age requirements' },
  { code: '110', desc: 'Only for transporting people with restricted mobility' },
  { code: '111', desc: 'Not more than 16 passenger seats' },
  { code: '113', desc: 'Not more than 16 passenger seats except for automatics' },
  { code: '114', desc: 'With any special controls needed for safe driving' },
  { code: '118', desc: 'Start date is for earliest entitlement' },
  { code: '119', desc: 'Weight limit does not apply' },
  { code: '121', desc: 'Conditions in a notice from the Secretary of State' },
  { code: '122', desc: 'Valid once the basic moped training course is completed' },
  { code: '125', desc: 'Tricycles only, on licences issued before 29 June 2014' },
] as const satisfies CodeList

/** Medical conditions as reported to the DVLA, in the codes comparison sites send. */
export const medicalConditions = [
  { code: 'NO', desc: 'No medical condition' },
  { code: 'D0', desc: 'DVLA told, licence not restricted' },
  { code: 'D1', desc: 'DVLA told, licence restricted to 1 year' },
  { code: 'D2', desc: 'DVLA told, licence restricted to 2 years' },
  { code: 'D3', desc: 'DVLA told, licence restricted to 3 years' },
  { code: 'DU', desc: 'DVLA not told' },
  { code: 'DA', desc: 'Advised by a doctor not to drive' },
] as const satisfies CodeList

/** The hire a taxi driver is licensed for, asked of each driver on taxi journeys (ADD-17, D-121); codes as for vehicle use. */
export const badgeTypes = [
  { code: 'PR', desc: 'Private hire' },
  { code: 'PU', desc: 'Public hire' },
] as const satisfies CodeList

export type BadgeTypeCode = CodeOf<typeof badgeTypes>

/** The twelve regions of UK statistics (ONS) for where a taxi mainly works, under our own codes (DRV-14). */
export const operatingAreas = [
  { code: 'NORTH_EAST', desc: 'North East England' },
  { code: 'NORTH_WEST', desc: 'North West England' },
  { code: 'YORKSHIRE', desc: 'Yorkshire and the Humber' },
  { code: 'EAST_MIDLANDS', desc: 'East Midlands' },
  { code: 'WEST_MIDLANDS', desc: 'West Midlands' },
  { code: 'EAST', desc: 'East of England' },
  { code: 'LONDON', desc: 'London' },
  { code: 'SOUTH_EAST', desc: 'South East England' },
  { code: 'SOUTH_WEST', desc: 'South West England' },
  { code: 'WALES', desc: 'Wales' },
  { code: 'SCOTLAND', desc: 'Scotland' },
  { code: 'NORTHERN_IRELAND', desc: 'Northern Ireland' },
] as const satisfies CodeList

export type OperatingAreaCode = CodeOf<typeof operatingAreas>

/**
 * How the work of a full-time taxi driver is stored: self-employed, taxi driver, taxi service (DAT-18). Answering yes sets these
 * three; a comparison-site quote that has them means yes (D-102).
 */
export const fullTimeTaxiWork = {
  employmentType: 'S',
  occupation: 'D34',
  industry: '703',
} as const satisfies { employmentType: EmploymentTypeCode; occupation: string; industry: string }
