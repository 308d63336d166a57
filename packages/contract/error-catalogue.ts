import type { Call } from './call.ts'
import { type ProblemCode, problemCodes } from './problem.ts'
import type { Consequence } from './refusals.ts'

/** What a customer sees for a code, and the calls it applies to: a row of docs/errors.md. */
export type ErrorRow = {
  /** A status, if the reply has no code. */
  code: ProblemCode | '204'
  calls: readonly string[]
  consequence: Consequence
}

/** The error catalogue (ERR-01 to ERR-33), generated from the calls. Ordered by code, then by call. */
export function errorRows(calls: readonly Call[]): readonly ErrorRow[] {
  const rows = new Map<string, ErrorRow>()
  for (const call of calls)
    for (const [code, consequence] of consequencesOf(call)) {
      const key = JSON.stringify([code, consequence])
      const known = rows.get(key)?.calls ?? []
      rows.set(key, { code, calls: [...known, call.name], consequence })
    }
  const placeOf = ({ code }: ErrorRow) => (code === '204' ? -1 : problemCodes.indexOf(code))
  return [...rows.values()].sort((one, other) => placeOf(one) - placeOf(other))
}

function consequencesOf({ refusals = {}, whenNothingFound = [] }: Call): [ErrorRow['code'], Consequence][] {
  const refused = Object.values(refusals).flatMap((codes) =>
    problemCodes.flatMap((code) => {
      const leads = codes[code]
      return leads === undefined || leads === 'caller'
        ? []
        : [leads].flat().map((each): [ErrorRow['code'], Consequence] => [code, each])
    }),
  )
  const nothing = [whenNothingFound].flat().map((each): [ErrorRow['code'], Consequence] => ['204', each])
  return [...nothing, ...refused]
}
