import { type CodeEntry, type CodeList, type CodeOf, isCode } from './code-list.ts'

/**
 * The numbers are ABI codes; no ABI code is published for the others, so those are our own. values/licence-birth-date says how a
 * title relates to a driving licence number (D-111).
 */
export const titles = [
  { code: '003', desc: 'Mr' },
  { code: '004', desc: 'Mrs' },
  { code: '002', desc: 'Miss' },
  { code: '005', desc: 'Ms' },
  { code: 'MX', desc: 'Mx' },
  { code: 'DR', desc: 'Dr' },
  { code: 'REV', desc: 'Rev' },
  { code: 'PROF', desc: 'Prof' },
  { code: 'SIR', desc: 'Sir' },
  { code: 'LORD', desc: 'Lord' },
  { code: 'LADY', desc: 'Lady' },
  { code: 'DAME', desc: 'Dame' },
] as const satisfies CodeList

export type TitleCode = CodeOf<typeof titles>

/** Comparison sites may send a numbered code without its leading zeros (D-112). */
export function readTitleCode(sent: string): TitleCode | undefined {
  const code = /^\d+$/.test(sent) ? sent.padStart(3, '0') : sent
  return isCode(titles, code) ? code : undefined
}

/** In the reference data because the list is required (DAT-20); no question asks it and no price uses it (D-127). */
export const genders = [
  { code: 'F', desc: 'Female' },
  { code: 'M', desc: 'Male' },
] as const satisfies CodeList

/** ABI codes; C and P are separate entries (DAT-16, D-118). */
export const maritalStatuses = [
  { code: 'S', desc: 'Single' },
  { code: 'M', desc: 'Married' },
  { code: 'B', desc: 'Civil partnered' },
  { code: 'P', desc: 'Living with partner' },
  { code: 'C', desc: 'Common law' },
  { code: 'A', desc: 'Separated' },
  { code: 'D', desc: 'Divorced' },
  { code: 'W', desc: 'Widowed' },
] as const satisfies CodeList

export type MaritalStatusCode = CodeOf<typeof maritalStatuses>

/** An additional driver's relationship to the proposer: ABI codes (DAT-17). */
export const relationships = [
  { code: 'S', desc: 'Spouse' },
  { code: 'J', desc: 'Civil partner' },
  { code: 'W', desc: 'Partner' },
  { code: 'O', desc: 'Son or daughter' },
  { code: 'M', desc: 'Parent' },
  { code: 'A', desc: 'Brother or sister' },
  { code: 'F', desc: 'Other family member' },
  { code: 'C', desc: 'Business partner' },
  { code: 'E', desc: 'Employee' },
  { code: 'B', desc: 'Employer' },
  { code: 'U', desc: 'Not related' },
] as const satisfies CodeList

export type RelationshipCode = CodeOf<typeof relationships>

/** The proposer's own code when shown or sent as a driver; never offered in the list (D-119). */
export const proposerRelationship = { code: 'P', desc: 'Policyholder' } as const satisfies CodeEntry

/**
 * The relationships of a couple, with the marital statuses that both proposer and driver must have (D-119). Only one driver on a
 * policy may have any of them (D-120).
 */
export const coupleRelationships = {
  S: ['M'],
  W: ['B', 'C', 'P'],
  J: ['B', 'P'],
} as const satisfies Partial<Record<RelationshipCode, readonly MaritalStatusCode[]>>

/** ABI codes. People who work or volunteer are asked an occupation and an industry; students the kind of study (D-101). */
export const employmentTypes = [
  { code: 'E', desc: 'Employed', asks: 'occupation' },
  { code: 'S', desc: 'Self-employed', asks: 'occupation' },
  { code: 'R', desc: 'Retired', asks: 'nothing' },
  { code: 'F', desc: 'In full-time or part-time education', asks: 'student-type' },
  { code: 'H', desc: 'Looking after the home or family', asks: 'nothing' },
  { code: 'U', desc: 'Unemployed', asks: 'nothing' },
  { code: 'N', desc: 'Not working because of disability or illness', asks: 'nothing' },
  { code: 'V', desc: 'Voluntary work', asks: 'occupation' },
  { code: 'I', desc: 'Independent means', asks: 'nothing' },
] as const satisfies readonly (CodeEntry & { asks: 'occupation' | 'student-type' | 'nothing' })[]

export type EmploymentTypeCode = CodeOf<typeof employmentTypes>

export function needsOccupation(code: EmploymentTypeCode): boolean {
  return employmentTypes.some((type) => type.code === code && type.asks === 'occupation')
}

export function needsStudentType(code: EmploymentTypeCode): boolean {
  return employmentTypes.some((type) => type.code === code && type.asks === 'student-type')
}

/** What is stored if no occupation or industry is asked; for a student the occupation is the kind of study. */
export const workOfThoseNotWorking = {
  R: { occupation: 'R09', industry: '947' },
  U: { occupation: 'U03', industry: '747' },
  H: { occupation: 'H09', industry: '948' },
  N: { occupation: '43D', industry: '949' },
  I: { occupation: 'I02', industry: '186' },
  F: { industry: '950' },
} as const satisfies Partial<Record<EmploymentTypeCode, { occupation?: string; industry: string }>>

/** The kind of study, stored as the occupation of a student (D-101): ABI occupation codes. */
export const studentTypes = [
  { code: 'S44', desc: 'Student, living at home' },
  { code: 'S45', desc: 'Student, living away' },
  { code: '74C', desc: 'School student' },
  { code: '48D', desc: 'Undergraduate, living at home' },
  { code: '49D', desc: 'Undergraduate, living away' },
  { code: '18D', desc: 'Postgraduate, living at home' },
  { code: '19D', desc: 'Postgraduate, living away' },
  { code: 'S50', desc: 'Mature student, living at home' },
  { code: 'S51', desc: 'Mature student, living away' },
  { code: 'S48', desc: 'Medical student, living at home' },
  { code: 'S49', desc: 'Medical student, living away' },
  { code: 'S52', desc: 'Student nurse, living at home' },
  { code: 'S53', desc: 'Student nurse, living away' },
  { code: 'S46', desc: 'Student teacher, living at home' },
  { code: 'S47', desc: 'Student teacher, living away' },
] as const satisfies CodeList

export type StudentTypeCode = CodeOf<typeof studentTypes>
