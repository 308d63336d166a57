import { endIdleSession, keepSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../router.tsx'
import { usePaymentInProgress } from '../state/payment-in-progress.ts'
import { useQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { saveNow } from './draft/save-draft.ts'
import styles from './IdleWarning.module.css'
import { type IdleTimes, useIdleTimeout } from './use-idle-timeout.ts'

const MINUTE = 60_000

/** 15 minutes, with a warning two minutes before the end (CON-31, END-11, D-048). */
const idleTimes: IdleTimes = { warnAfterMs: 13 * MINUTE, endAfterMs: 15 * MINUTE }

/** Closes a quote after inactivity, but never during a payment (D-048). Unsaved answers are saved first. */
export function IdleWarning({ times = idleTimes }: { times?: IdleTimes }) {
  const navigate = useNavigate()
  const isSaved = useQuote(({ draft }) => draft !== undefined && draft.revision > 0)
  const hasQuote = useResults(({ results }) => results !== undefined)
  const isHeld = usePaymentInProgress(({ isPaying }) => isPaying)
  const { secondsLeft, stay } = useIdleTimeout(times, {
    isHeld,
    onWarn: () => void saveNow(),
    // Without a quote there is no session on the server to keep.
    onInUse: () => void (hasQuote && keepSession()),
    onEnd: () => {
      void saveNow({ isLeaving: true })
      if (hasQuote) void endIdleSession()
      navigate(paths.timeOut, { replace: true })
    },
  })
  return (
    <Dialog
      open={secondsLeft !== undefined}
      title="Are you still there?"
      onClose={stay}
      cross={false}
      actions={
        <Button data-autofocus="" onClick={stay}>
          Stay
        </Button>
      }
    >
      <p>
        To keep your details safe, we'll close your quote in <Countdown seconds={secondsLeft ?? 0} />.
      </p>
      {isSaved && <p>Your answers are saved, so you can carry on another time.</p>}
    </Dialog>
  )
}

/** Read out when the dialog opens, and not again every second. */
function Countdown({ seconds }: { seconds: number }) {
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <strong className={styles.idleCountdown} role="timer">
      {clock}
    </strong>
  )
}
