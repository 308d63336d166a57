import { useEffect, useState } from 'react'
import { passedStart } from '../state/passed-start'
import { useQuote } from '../state/quote-state'

/** Starts are chosen in steps of minutes: nobody has to learn it sooner than this. */
const LOOK_EVERY_MS = 15_000

/** Looked at again as time goes by, and when a tab that slept is looked at again. */
export function usePassedStart(): string | undefined {
  const start = useQuote((state) => state.answers.coverDetails.effectiveFrom)
  const [words, setWords] = useState(passedStart)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another start is looked at at once
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
