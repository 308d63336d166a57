import type { Reply, Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import { useState } from 'react'
import { tryAgain } from '../../web/ui/try-again'
import { useStaff } from '../session/staff'

/**
 * Makes a call that changes the quote. What is wrong is kept by the field it is about. A conflict is somebody else's act: the page
 * says whose, and is read anew (DSK-321).
 */
export function useAct(done: (words: string) => Promise<void>) {
  const { send } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const [problem, setProblem] = useState<string>()

  async function act<C extends DeskCall>(
    call: C,
    request: Request<C>,
    words: (reply: Reply<C>) => string,
  ): Promise<void> {
    setBusy(true)
    setProblems(new Map())
    setProblem(undefined)
    const outcome = await send(call, request)
    setBusy(false)
    if (outcome.kind === 'answered') return done(words(outcome))
    if (outcome.kind === 'unreachable') return setProblem(tryAgain)
    const { code, message, errors } = outcome.problem
    if (code === 'CONFLICT') return done(message)
    if (code !== 'VALIDATION_ERROR') return setProblem(message || tryAgain)
    setProblems(new Map(errors.map(({ field, message: said }) => [fieldOf(field), said])))
  }
  return { act, isBusy, problems, problem }
}

/** "body.terms.loadingPercent" is what the form calls terms.loadingPercent. */
const fieldOf = (field: string) => field.replace(/^body\./, '')
