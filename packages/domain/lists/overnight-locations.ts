import type { CodeList, CodeOf } from './code-list'

/** Where the vehicle is kept overnight: ABI codes. */
export const overnightLocations = [
  { code: '4', desc: 'Driveway' },
  { code: '1', desc: 'Locked garage' },
  { code: 'I', desc: 'Unlocked garage' },
  { code: '3', desc: 'Street outside home' },
  { code: 'H', desc: 'Street away from home' },
  { code: '2', desc: 'Private property' },
  { code: '7', desc: 'Locked compound' },
  { code: 'B', desc: 'Unlocked compound' },
  { code: 'E', desc: 'Work car park' },
  { code: 'F', desc: 'Public car park' },
] as const satisfies CodeList

export type OvernightLocationCode = CodeOf<typeof overnightLocations>
