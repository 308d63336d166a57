import type { CodeList } from './code-list'

/** What the DVLA knows of a medical condition, in the codes comparison sites send. */
export const medicalConditions = [
  { code: 'NO', desc: 'No medical condition' },
  { code: 'D0', desc: 'DVLA told, licence not restricted' },
  { code: 'D1', desc: 'DVLA told, licence restricted to 1 year' },
  { code: 'D2', desc: 'DVLA told, licence restricted to 2 years' },
  { code: 'D3', desc: 'DVLA told, licence restricted to 3 years' },
  { code: 'DU', desc: 'DVLA not told' },
  { code: 'DA', desc: 'Advised by a doctor not to drive' },
] as const satisfies CodeList
