import type { Reply, Request } from '@milepost/contract/call'
import { previewChange } from '@milepost/contract/desk/calls/telephone'
import { useEffect, useState } from 'react'
import { useStaff } from '../session/staff.ts'

type Asked = Request<typeof previewChange>['body']
export type Previewed = Reply<typeof previewChange>['body']

/** Long enough to type a whole answer. */
const TYPING_MS = 350

/** The effect of the changes while they are typed. The server calculates it; an outdated response is ignored (DSK-337). */
export function useChangePreview(
  asked: Asked,
  hasChanges: boolean,
): { previewed?: Previewed; problem?: string } {
  const { send } = useStaff()
  const [shown, setShown] = useState<{ previewed?: Previewed; problem?: string }>({})
  const text = JSON.stringify(asked)
  useEffect(() => {
    if (!hasChanges) return setShown({})
    let isLatest = true
    const timer = setTimeout(async () => {
      const outcome = await send(previewChange, { body: JSON.parse(text) })
      if (!isLatest) return
      if (outcome.kind === 'answered') return setShown({ previewed: outcome.body })
      const refused = outcome.kind === 'refused' ? outcome.problem : undefined
      const problem = refused?.errors[0]?.message ?? refused?.message
      // The previous questions stay: a late price must not remove a question from the form.
      setShown(({ previewed }) => ({
        ...(previewed && { previewed: { ...previewed, problems: [], status: undefined } }),
        problem: problem || 'The price cannot be worked out just now.',
      }))
    }, TYPING_MS)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text, hasChanges, send])
  return shown
}
