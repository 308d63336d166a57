import { add, type Pence, pence } from '../values/pence.ts'

/**
 * What the customer pays of a claim. On a damage claim the compulsory excesses and the voluntary one add up; fire and theft and
 * glass have their own excess instead (CON-37).
 */
export const excesses = [
  { code: 'COMPULSORY', desc: 'Compulsory excess', isCompulsory: true },
  { code: 'YOUNG_DRIVER', desc: 'Young driver excess', isCompulsory: true },
  { code: 'INEXPERIENCED_DRIVER', desc: 'Inexperienced driver excess', isCompulsory: true },
  /** Agreed with an underwriter who approved the quote. */
  { code: 'UNDERWRITER', desc: 'Additional excess', isCompulsory: true },
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

/** The total shown: the compulsory excesses and the voluntary one (RES-20). */
export function totalExcess(borne: readonly Excess[]): Pence {
  const counted = borne.filter((excess) => isCompulsory(excess) || excess.code === 'VOLUNTARY')
  return add(...counted.map(({ amount }) => amount))
}

function isCompulsory({ code }: Excess): boolean {
  return excesses.some((excess) => excess.code === code && excess.isCompulsory)
}

/** The excesses as shown: compulsory and voluntary make the total (RES-20). */
export type ExcessSummary = {
  compulsory: readonly NamedExcess[]
  totalCompulsory: Pence
  voluntary: Pence
  total: Pence
  /** Applies instead of the total on some claims: glass, fire and theft (CON-37). */
  instead: readonly NamedExcess[]
}

export type NamedExcess = { name: string; amount: Pence }

/** An unknown code is shown on its own and not added up. */
export function excessSummary(borne: readonly { code: string; amount: Pence }[]): ExcessSummary {
  const known = (code: string) => excesses.find((excess) => excess.code === code)
  const named = ({ code, amount }: { code: string; amount: Pence }) => ({
    name: known(code)?.desc ?? code,
    amount,
  })
  const compulsory = borne.filter(({ code }) => known(code)?.isCompulsory === true).map(named)
  const totalCompulsory = add(...compulsory.map(({ amount }) => amount))
  const voluntary = borne.find(({ code }) => code === 'VOLUNTARY')?.amount ?? pence(0)
  return {
    compulsory,
    totalCompulsory,
    voluntary,
    total: add(totalCompulsory, voluntary),
    instead: borne.filter(({ code }) => code !== 'VOLUNTARY' && !known(code)?.isCompulsory).map(named),
  }
}
