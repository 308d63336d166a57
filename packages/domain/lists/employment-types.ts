import type { CodeEntry, CodeOf } from './code-list'

/** ABI codes. Who works, or volunteers, is asked an occupation and an industry; a student the kind of study (D-101). */
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

/** What is stored where no occupation or industry is asked; a student's occupation is the kind of study. */
export const workOfThoseNotWorking = {
  R: { occupation: 'R09', industry: '947' },
  U: { occupation: 'U03', industry: '747' },
  H: { occupation: 'H09', industry: '948' },
  N: { occupation: '43D', industry: '949' },
  I: { occupation: 'I02', industry: '186' },
  F: { industry: '950' },
} as const satisfies Partial<Record<EmploymentTypeCode, { occupation?: string; industry: string }>>
