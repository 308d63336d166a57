import type { Request } from '@milepost/contract/call'
import { previewApproval } from '@milepost/contract/desk/calls/referral'
import { useEffect, useRef, useState } from 'react'
import { useStaff } from '../session/staff.ts'
import type { ActProps, Case } from './words.ts'

type Asked = Request<typeof previewApproval>['body']

export type Preview =
  | { kind: 'waiting' | 'none' }
  | { kind: 'unfit'; problem: string }
  | {
      kind: 'shown'
      price?:
        | {
            total: number
            withoutTerms: number
            compulsoryExcess: number
            receipt: NonNullable<Case['price']>['receipt']
          }
        | undefined
      beyond: readonly string[]
      beyondAnyAuthority: readonly string[]
      email?: { subject: string; text: string } | undefined
      wordsProblem?: string | undefined
    }

/** Long enough to type a whole number. */
const TYPING_MS = 350

/** The effect of an approval while it is edited. The server calculates it; an outdated response is ignored. */
export function usePreview(asked: Asked, decided: ActProps['decided']): Preview {
  const { send } = useStaff()
  const [preview, setPreview] = useState<Preview>({ kind: 'waiting' })
  const latest = useRef<Asked>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: handling a conflict does not change what is requested
  useEffect(() => {
    latest.current = asked
    if (asked.approve.length === 0) return setPreview({ kind: 'none' })
    const timer = setTimeout(async () => {
      const askedAt = performance.now()
      const outcome = await send(previewApproval, { body: asked })
      if (latest.current !== asked) return
      if (outcome.kind === 'answered') setPreview({ kind: 'shown', ...outcome.body })
      else if (outcome.kind === 'refused' && outcome.problem.code === 'CONFLICT')
        void decided(outcome.problem.message, askedAt)
      else if (outcome.kind === 'refused')
        setPreview({
          kind: 'unfit',
          problem: outcome.problem.errors[0]?.message ?? outcome.problem.message,
        })
      else setPreview({ kind: 'unfit', problem: 'The price cannot be worked out just now.' })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [asked, send])
  return preview
}
