import type { Reply, Request } from '@milepost/contract/call'
import { previewChange } from '@milepost/contract/desk/calls/telephone'
import { useEffect, useState } from 'react'
import { useStaff } from '../session/staff'

type Asked = Request<typeof previewChange>['body']
export type Previewed = Reply<typeof previewChange>['body']

/** Long enough that an answer is typed whole. */
const TYPING_MS = 350

/** What the changes would do, as they are typed. The server works it out; an answer that is overtaken is dropped (DSK-337). */
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
      // What was asked before is still asked: the form does not lose a question because a price is late.
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
