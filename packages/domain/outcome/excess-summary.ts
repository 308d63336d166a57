import { add, type Pence, pence } from '../values/pence'
import { excesses } from './excess'

/** What the customer bears of a claim, as it is shown: compulsory and voluntary make the total (RES-20). */
export type ExcessSummary = {
  compulsory: readonly NamedExcess[]
  totalCompulsory: Pence
  voluntary: Pence
  total: Pence
  /** In place of the total on some claims: glass, fire and theft (CON-37). */
  instead: readonly NamedExcess[]
}

export type NamedExcess = { name: string; amount: Pence }

/** A code nobody knows is shown under its own name and counts for nothing. */
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
