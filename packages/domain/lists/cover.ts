import type { CodeEntry, CodeList, CodeOf } from './code-list.ts'

/** Third party only is described but cannot be chosen; a restored or comparison-site quote may have it (DAT-05, D-128). */
export const coverLevels = [
  { code: 'COMP', desc: 'Comprehensive', isOffered: true },
  { code: 'TPFT', desc: 'Third party, fire and theft', isOffered: true },
  { code: 'TPO', desc: 'Third party only', isOffered: false },
] as const satisfies readonly (CodeEntry & { isOffered: boolean })[]

export type CoverLevelCode = CodeOf<typeof coverLevels>

/** Whole pounds a customer may add to the compulsory excess (D-133). */
export const voluntaryExcesses = [
  { code: '0', desc: '£0', pounds: 0 },
  { code: '100', desc: '£100', pounds: 100 },
  { code: '150', desc: '£150', pounds: 150 },
  { code: '200', desc: '£200', pounds: 200 },
  { code: '250', desc: '£250', pounds: 250 },
  { code: '300', desc: '£300', pounds: 300 },
  { code: '350', desc: '£350', pounds: 350 },
  { code: '400', desc: '£400', pounds: 400 },
  { code: '500', desc: '£500', pounds: 500 },
  { code: '750', desc: '£750', pounds: 750 },
  { code: '1000', desc: '£1,000', pounds: 1000 },
] as const satisfies readonly (CodeEntry & { pounds: number })[]

/** Strings, because the specification compares with '0'; '10' means ten or more (D-133). */
export const noClaimsYears = [
  { code: '0', desc: 'None' },
  { code: '1', desc: '1 year' },
  { code: '2', desc: '2 years' },
  { code: '3', desc: '3 years' },
  { code: '4', desc: '4 years' },
  { code: '5', desc: '5 years' },
  { code: '6', desc: '6 years' },
  { code: '7', desc: '7 years' },
  { code: '8', desc: '8 years' },
  { code: '9', desc: '9 years' },
  { code: '10', desc: '10 years or more' },
] as const satisfies CodeList

/** The policy on which no-claims years were earned, asked on van and taxi journeys (COV-06): ABI codes. */
export const noClaimsEarnedOn = [
  { code: '11', desc: 'Private car' },
  { code: '2', desc: 'Van or other commercial vehicle' },
  { code: '12', desc: 'Private hire' },
  { code: '13', desc: 'Public hire' },
  { code: '8', desc: 'Motorcycle' },
  { code: '22', desc: 'Company car, including social use' },
  { code: '21', desc: 'Company car, business use only' },
  { code: '14', desc: "Spouse's policy" },
  { code: '18', desc: "Civil partner's policy" },
  { code: '23', desc: 'Other' },
] as const satisfies CodeList

export type NoClaimsEarnedOnCode = CodeOf<typeof noClaimsEarnedOn>
