import { draftKeysOf } from '@milepost/domain/quote/draft-check'
import { useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { resume } from './resume.ts'
import { saveAsNew, useSaving } from './save-draft.ts'

/** Two tabs on one quote: the customer chooses which answers to use, and neither are overwritten. Esc keeps those on the screen. */
export function ConflictDialog() {
  const navigate = useNavigate()
  const { isConflict } = useSaving()
  const [isFetching, setFetching] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const fetching = useRef<AbortController>(undefined)

  const keepThese = () => {
    // A dialog fires close regardless of how it was closed.
    if (!useSaving.getState().isConflict) return
    fetching.current?.abort()
    setRefused(false)
    void saveAsNew()
  }
  const takeOthers = async () => {
    const { answers, draft } = useQuote.getState()
    const keys = draftKeysOf(answers)
    if (!draft || !keys) return
    fetching.current = new AbortController()
    setFetching(true)
    setRefused(false)
    // This tab shows these details already, so it need not ask for them again. If they had been changed in the other tab the check
    // would fail.
    const outcome = await resume(draft.id, keys, fetching.current.signal)
    setFetching(false)
    if (outcome === 'restored') navigate(paths.root, { replace: true })
    else setRefused(!fetching.current.signal.aborted)
  }
  return (
    <Dialog
      open={isConflict}
      title="This quote was changed in another tab"
      onClose={keepThese}
      cross={false}
      actions={
        <>
          <Button data-autofocus="" onClick={keepThese}>
            Keep these answers as a new quote
          </Button>
          <Button
            look="secondary"
            busy={isFetching}
            busyLabel="Fetching the answers"
            onClick={() => void takeOthers()}
          >
            Use the other tab's answers
          </Button>
        </>
      }
    >
      <p>Nothing is lost. Which answers would you like to carry on with here?</p>
      {isRefused && (
        <Notice look="bad" role="alert" title="We couldn't fetch the other tab's answers">
          They are still in the other tab. You can carry on there, or keep these.
        </Notice>
      )}
    </Dialog>
  )
}
