import type { CodeList } from './code-list'

/** No trustworthy public code exists for these: the letters are our own. */
export const transmissions = [
  { code: 'M', desc: 'Manual' },
  { code: 'A', desc: 'Automatic' },
  { code: 'S', desc: 'Semi-automatic' },
] as const satisfies CodeList
