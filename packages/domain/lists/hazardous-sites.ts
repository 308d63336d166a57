import type { CodeList } from './code-list'

/** Kinds of hazardous site visited (VEH-24): our own codes. */
export const hazardousSites = [
  { code: 'NONE', desc: 'None' },
  { code: 'AIRSIDE', desc: 'Airport, airside' },
  { code: 'RAILWAY', desc: 'Railway trackside' },
  { code: 'POWER', desc: 'Power station or nuclear site' },
  { code: 'FUEL', desc: 'Refinery or fuel depot' },
  { code: 'MILITARY', desc: 'Military base' },
  { code: 'QUARRY', desc: 'Quarry or mine' },
  { code: 'DOCKS', desc: 'Docks' },
] as const satisfies CodeList
