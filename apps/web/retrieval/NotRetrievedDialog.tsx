import { useEffect, useState } from 'react'
import { errorWords } from '../api/error-catalogue'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { NOT_RETRIEVED } from './retrieval-words'
import type { FailedRetrieval } from './use-retrieval'

type NotRetrievedDialogProps = { failed: FailedRetrieval | undefined; onLink: () => void }

/** Quotes the reference, where most mistakes are (RET-07, D-232). The same words stay on the page when it is closed. */
export function NotRetrievedDialog({ failed, onLink }: NotRetrievedDialogProps) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(failed !== undefined), [failed])
  const close = () => setOpen(false)
  return (
    <Dialog
      open={isOpen && failed !== undefined}
      title="We couldn't open your quote"
      onClose={close}
      actions={
        <>
          <Button data-autofocus="" onClick={close}>
            Check my details
          </Button>
          <Button
            look="secondary"
            onClick={() => {
              close()
              onLink()
            }}
          >
            Email me a link instead
          </Button>
        </>
      }
    >
      <p>{NOT_RETRIEVED}</p>
      <p>{errorWords.afterSeveralTries}</p>
      <p>
        Quote reference <strong className="figures">{failed?.quoteReference}</strong>
      </p>
      {failed?.kind === 'unreachable' && <p>We got no answer. Your connection may be to blame.</p>}
    </Dialog>
  )
}
