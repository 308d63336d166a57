import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { type PaymentProblem, problemWords } from './problem-words'

type PaymentProblemDialogProps = { problem: PaymentProblem | undefined; onClose: () => void }

/** What went wrong, and whether it cost anything; its customer stays where they are (CRD-11, NAV-37). */
export function PaymentProblemDialog({ problem, onClose }: PaymentProblemDialogProps) {
  return (
    <Dialog
      open={problem !== undefined}
      title="Payment Problem"
      onClose={onClose}
      cross={false}
      actions={
        <Button data-autofocus="" onClick={onClose}>
          Back to payment
        </Button>
      }
    >
      {problem && (
        <>
          <p>{problemWords(problem)}</p>
          <p>
            <strong>No money has been taken.</strong>
          </p>
        </>
      )}
    </Dialog>
  )
}
