import type { CodeEntry } from './code-list'

/**
 * Answers to which policy a customer has or had (DAT-19, D-145). D is the one type whose length is asked in days (AGG-10);
 * the others are asked in months (D-146).
 */
export const policyTypes = [
  { code: 'ANTAXI', desc: 'Annual taxi policy', heldIn: 'months' },
  { code: 'STTAXI', desc: 'Short-term taxi policy', heldIn: 'months' },
  { code: 'D', desc: 'Daily policy', heldIn: 'days' },
  { code: 'LPCPOL', desc: 'Other policy', heldIn: 'months' },
] as const satisfies readonly (CodeEntry & { heldIn: 'days' | 'months' })[]
