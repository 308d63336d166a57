import type { CodeEntry, CodeOf } from './code-list'

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
export const licenceTypesBesideFullUk = licenceTypes.filter((type) => type.code !== fullUkLicence)

export function needsLicenceNumber(code: LicenceTypeCode): boolean {
  return licenceTypes.some((type) => type.code === code && type.needsNumber)
}
