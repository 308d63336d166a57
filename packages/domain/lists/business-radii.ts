import type { CodeList, CodeOf } from './code-list'

/** How far from base a van or taxi works (VEH-24): our own codes, the number being miles. */
export const businessRadii = [
  { code: '15', desc: 'Up to 15 miles' },
  { code: '25', desc: 'Up to 25 miles' },
  { code: '50', desc: 'Up to 50 miles' },
  { code: '100', desc: 'Up to 100 miles' },
  { code: 'OVER_100', desc: 'Over 100 miles' },
  { code: 'NATIONWIDE', desc: 'Nationwide' },
] as const satisfies CodeList

export type BusinessRadiusCode = CodeOf<typeof businessRadii>
