import type { Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import type { DeskOutcome } from '@milepost/contract/desk/desk-client'
import { useCallback, useState } from 'react'
import { useStaff } from '../session/staff.ts'

type Answered<C extends DeskCall> = Extract<DeskOutcome<C>, { kind: 'answered' }>
type Problem = { message: string; fields: Readonly<Record<string, string>> }

type FormOptions = {
  /** The fields that the form shows, by their names in the call. An error of any other field is part of the message: it has no other place. */
  shows?: readonly string[]
  onConflict?: (words: string) => Promise<void>
}

/**
 * The actions of one form: whether one is in progress, and its errors, by field if the server named one. A conflict with someone else's
 * earlier act is passed to `onConflict`, if the page does more than show it.
 */
export function useActs({ shows, onConflict }: FormOptions = {}) {
  const { send } = useStaff()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  const act = useCallback(
    async <C extends DeskCall>(call: C, request: Request<C>): Promise<Answered<C> | undefined> => {
      setBusy(true)
      setProblem(undefined)
      const outcome = await send(call, request)
      setBusy(false)
      if (outcome.kind === 'answered') return outcome as Answered<C>
      if (outcome.kind === 'refused' && outcome.problem.code === 'CONFLICT' && onConflict)
        await onConflict(outcome.problem.message)
      else setProblem(problemOf(outcome))
      return undefined
    },
    [send, onConflict],
  )
  const fields = problem?.fields ?? {}
  const elsewhere = Object.keys(fields).filter((field) => shows && !shows.includes(field))
  const message = [problem?.message, ...elsewhere.map((field) => fields[field])].filter(Boolean).join(' ')
  return { act, isBusy, message, fields }
}

/** A single action, and the errors of the fields that its form names: every other error is part of the message. */
export function useAct<C extends DeskCall, Shown extends string = never>(call: C, ...shows: Shown[]) {
  const { act, fields, ...rest } = useActs({ shows })
  return {
    ...rest,
    fields: fields as Readonly<Partial<Record<Shown, string>>>,
    act: useCallback((request: Request<C>) => act(call, request), [act, call]),
  }
}

function problemOf(outcome: Exclude<DeskOutcome<DeskCall>, { kind: 'answered' }>): Problem {
  if (outcome.kind === 'unreachable')
    return { message: 'The desk cannot be reached. Nothing was done as far as we know.', fields: {} }
  const { errors, message } = outcome.problem
  // "body.terms.loadingPercent" has the name terms.loadingPercent in the form.
  const fields = Object.fromEntries(
    errors.map(({ field, message: words }) => [field.replace(/^(body|query)\./, ''), words]),
  )
  return { message: errors.length > 0 ? '' : message || 'That could not be done.', fields }
}
