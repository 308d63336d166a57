import type { CodeList } from './code-list'

/** Strings, as the specification compares with '0'; '10' stands for ten or more (D-133). */
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
