import type { FieldProblem } from '@milepost/contract/problem'
import { type EndOfQuote, endOfQuote, isLost } from '../api/error-catalogue.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../router.tsx'
import { useResults } from '../state/results-state.ts'
import { tabStore } from '../state/tab-store.ts'
import { showToast } from '../ui/toast.ts'

/** The result of pressing Pay Now. */
export type Restarted =
  | ({ kind: 'go' } & EndOfQuote)
  /** The price has changed; the new one is on the page, and is seen before anything is paid (BUY-14). */
  | { kind: 'new-price' }
  /** This browser no longer has access to the quote, or another tab has changed it: the check opens it again. */
  | { kind: 'check-again' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** No reply; pressing again is safe. */
  | { kind: 'unreachable' }

/** By the code, not by the page it leads to: an error of ours would occur again after the check (NAV-32 to NAV-36). */
export function restartedAfterCode(code: string): Extract<Restarted, { kind: 'go' | 'check-again' }> {
  return isLost(code) ? { kind: 'check-again' } : { kind: 'go', ...endOfQuote(code) }
}

/** Back to the check, which opens the quote again for its owner. A restart never becomes another quote (D-040). */
export function useCheckAgain() {
  const navigate = useNavigate()
  return () => {
    const { results } = useResults.getState()
    if (results) useRestart.setState({ quoteReference: results.quoteReference })
    showToast('Please confirm your details once more.')
    return navigate(paths.restartPolicy, { replace: true })
  }
}

/** The quote named by a restart link. Not personal: it lets a reload know which quote the page is about. */
export type RestartState = { quoteReference?: string }

export const useRestart = tabStore<RestartState>('restart', 1, {})
