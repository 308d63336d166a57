import { useEffect, useState } from 'react'
import type { Change } from '../form/change.ts'
import { stepPath } from '../paths.ts'
import { Link } from '../router.tsx'
import { passedStart, START } from '../state/passed-start.ts'
import { useQuote } from '../state/quote-state.ts'
import { Notice } from '../ui/Notice.tsx'
import styles from './PassedStart.module.css'

/** Announces that the start of cover has passed while the page was open (D-129). The live region is there before its text. */
export function PassedStart() {
  const words = usePassedStart()
  const state: Change = { change: START, from: 'results' }
  return (
    <div className={styles.passedStart} role="status">
      {words && (
        <Notice look="warn" title="Your cover needs a new start">
          <p>
            {words}.{' '}
            <Link to={stepPath('vehicleCover')} state={state}>
              Change when your cover starts
            </Link>
          </p>
        </Notice>
      )}
    </div>
  )
}

/** Starts are in steps of minutes, so checking more often is not needed. */
const LOOK_EVERY_MS = 15_000

/** Checked at intervals, and when a background tab becomes visible. */
function usePassedStart(): string | undefined {
  const start = useQuote((state) => state.answers.coverDetails.effectiveFrom)
  const [words, setWords] = useState(passedStart)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another start is checked immediately
  useEffect(() => {
    const look = () => setWords(passedStart())
    look()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [start])
  return words
}
