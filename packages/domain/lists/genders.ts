import type { CodeList } from './code-list'

/** Part of the reference data because the list is asked for (DAT-20); no question asks it and no price uses it (D-127). */
export const genders = [
  { code: 'F', desc: 'Female' },
  { code: 'M', desc: 'Male' },
] as const satisfies CodeList
