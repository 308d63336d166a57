import type { CodeEntry } from './code-list'

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
