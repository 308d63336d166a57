import { getCase } from '@milepost/contract/desk/calls/quote'
import { useCallback, useEffect, useState } from 'react'
import { useStaff } from '../session/staff.ts'
import type { Case } from './words.ts'

export type CaseState =
  | { kind: 'waiting' | 'not-found' | 'unreachable' }
  /** Whether it could not be read again, so that what the page shows may be out of date. */
  | { kind: 'open'; found: Case; isOld: boolean }

/** The quote at an address. `again` reads it again and leaves the current one on the page until it arrives. */
export function useCase({ brand = '', reference = '' }: Readonly<Record<string, string>>): {
  state: CaseState
  again: () => Promise<void>
} {
  const { session, send } = useStaff()
  const [state, setState] = useState<CaseState>({ kind: 'waiting' })
  const own = session.brands.find((code) => code === brand)

  const again = useCallback(async () => {
    if (own === undefined) return setState({ kind: 'not-found' })
    const outcome = await send(getCase, { query: { brand: own, reference } })
    if (outcome.kind === 'answered') setState({ kind: 'open', found: outcome.body, isOld: false })
    else if (outcome.kind === 'refused' && [400, 404].includes(outcome.problem.status))
      setState({ kind: 'not-found' })
    else setState((before) => (before.kind === 'open' ? { ...before, isOld: true } : { kind: 'unreachable' }))
  }, [own, reference, send])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each read is recorded, so it is read again only for another quote
  useEffect(() => void again(), [own, reference])
  return { state, again }
}
