import type { FieldProblem } from '@milepost/contract/problem'
import { type EndOfQuote, endOfQuote, isLost } from '../api/error-catalogue'
import { paths } from '../paths'
import { useNavigate } from '../router'
import { useResults } from '../state/results-state'
import { tabStore } from '../state/tab-store'
import { showToast } from '../ui/toast'

/** What pressing Pay Now came to. */
export type Restarted =
  | ({ kind: 'go' } & EndOfQuote)
  /** Another price than the one on the page; it is on the page now, and nothing is paid for it unseen (BUY-14). */
  | { kind: 'new-price' }
  /** This browser may not touch the quote any more, or another tab has moved it on: the check opens it anew. */
  | { kind: 'check-again' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }
  /** No answer arrived; pressing again is safe. */
  | { kind: 'unreachable' }

/** By the code and not by where it leads: what broke on our side would break again after the check (NAV-32 to NAV-36). */
export function restartedAfterCode(code: string): Extract<Restarted, { kind: 'go' | 'check-again' }> {
  return isLost(code) ? { kind: 'check-again' } : { kind: 'go', ...endOfQuote(code) }
}

/** Back to the check, which opens the quote anew for whoever it belongs to. A restart never becomes another quote (D-040). */
export function useCheckAgain() {
  const navigate = useNavigate()
  return () => {
    const { results } = useResults.getState()
    if (results) useRestart.setState({ quoteReference: results.quoteReference })
    showToast('Please confirm your details once more.')
    return navigate(paths.restartPolicy, { replace: true })
  }
}

/** The quote that a link to a restart named. Nothing personal: a reload of the page still knows which one it is about. */
export type RestartState = { quoteReference?: string }

export const useRestart = tabStore<RestartState>('restart', 1, {})
