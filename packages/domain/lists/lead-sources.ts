import type { CodeList } from './code-list'

/** Validated and stored, never shown (DAT-19, D-145). The specification gives the codes only; the words are our reading. */
export const leadSources = [
  { code: 'RD', desc: 'Retail direct' },
  { code: 'AD', desc: 'Aggregator direct' },
  { code: 'CC', desc: 'Call centre' },
  { code: 'WCC', desc: 'Web to call centre' },
] as const satisfies CodeList
