import type { CodeList, CodeOf } from './code-list'

/** ABI codes; C and P are kept apart (DAT-16, D-118). */
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
