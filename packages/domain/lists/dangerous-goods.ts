import type { CodeList } from './code-list'

/** Kinds of dangerous goods carried (VEH-24): our own codes. */
export const dangerousGoods = [
  { code: 'NONE', desc: 'None' },
  { code: 'FLAMMABLE', desc: 'Flammable liquids or gas' },
  { code: 'EXPLOSIVE', desc: 'Explosives' },
  { code: 'CORROSIVE', desc: 'Corrosive substances' },
  { code: 'RADIOACTIVE', desc: 'Radioactive material' },
  { code: 'WASTE', desc: 'Asbestos or hazardous waste' },
] as const satisfies CodeList
