import type { Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import type { DeskOutcome } from '@milepost/contract/desk/desk-client'
import { useCallback, useState } from 'react'
import { useStaff } from '../session/staff'

/** One thing that can be done: whether it is under way, and what was wrong with it, by field where the server named one. */
export function useAct<C extends DeskCall>(call: C) {
  const { send } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ message: string; fields: Readonly<Record<string, string>> }>()

  const act = useCallback(
    async (request: Request<C>): Promise<Extract<DeskOutcome<C>, { kind: 'answered' }> | undefined> => {
      setBusy(true)
      setProblem(undefined)
      const outcome = await send(call, request)
      setBusy(false)
      if (outcome.kind === 'answered') return outcome as Extract<DeskOutcome<C>, { kind: 'answered' }>
      if (outcome.kind === 'unreachable') {
        setProblem({ message: 'The desk cannot be reached. Nothing was done as far as we know.', fields: {} })
        return undefined
      }
      const { errors, message } = outcome.problem
      const fields = Object.fromEntries(
        errors.map(({ field, message: words }) => [field.replace(/^(body|query)\./, ''), words]),
      )
      setProblem({ message: errors.length > 0 ? '' : message || 'That could not be done.', fields })
      return undefined
    },
    [send, call],
  )
  return { act, isBusy, message: problem?.message ?? '', fields: problem?.fields ?? {} }
}
