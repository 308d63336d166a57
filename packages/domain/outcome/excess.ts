import { add, type Pence } from '../values/pence'

/**
 * What the customer bears of a claim. The compulsory ones add up with the voluntary one on a claim for damage; fire and theft and
 * glass have one of their own in place of these (CON-37).
 */
export const excesses = [
  { code: 'COMPULSORY', desc: 'Compulsory excess', isCompulsory: true },
  { code: 'YOUNG_DRIVER', desc: 'Young driver excess', isCompulsory: true },
  { code: 'INEXPERIENCED_DRIVER', desc: 'Inexperienced driver excess', isCompulsory: true },
  { code: 'VOLUNTARY', desc: 'Voluntary excess', isCompulsory: false },
  { code: 'FIRE_AND_THEFT', desc: 'Fire and theft', isCompulsory: false },
  { code: 'WINDSCREEN_REPAIR', desc: 'Windscreen repair', isCompulsory: false },
  { code: 'WINDSCREEN_REPLACEMENT', desc: 'Windscreen replacement', isCompulsory: false },
] as const

export type ExcessCode = (typeof excesses)[number]['code']

export type Excess = { code: ExcessCode; amount: Pence }

export function totalCompulsoryExcess(borne: readonly Excess[]): Pence {
  return add(...borne.filter(isCompulsory).map(({ amount }) => amount))
}

/** As shown: the compulsory excesses and the voluntary one (RES-20). */
export function totalExcess(borne: readonly Excess[]): Pence {
  const counted = borne.filter((excess) => isCompulsory(excess) || excess.code === 'VOLUNTARY')
  return add(...counted.map(({ amount }) => amount))
}

function isCompulsory({ code }: Excess): boolean {
  return excesses.some((excess) => excess.code === code && excess.isCompulsory)
}
