import type { CodeEntry, CodeOf } from './code-list'

/** Third party only is described but cannot be chosen; a restored or comparison-site quote may have it (DAT-05, D-128). */
export const coverLevels = [
  { code: 'COMP', desc: 'Comprehensive', isOffered: true },
  { code: 'TPFT', desc: 'Third party, fire and theft', isOffered: true },
  { code: 'TPO', desc: 'Third party only', isOffered: false },
] as const satisfies readonly (CodeEntry & { isOffered: boolean })[]

export type CoverLevelCode = CodeOf<typeof coverLevels>
