import { useNavigate } from 'react-router'
import { paths } from '../../paths'
import { useResults } from '../../state/results-state'
import { showToast } from '../../ui/toast'
import { useRestart } from '../restart-state'

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
