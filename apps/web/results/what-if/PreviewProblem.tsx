import { Navigate } from 'react-router'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { tryAgain } from '../../ui/try-again'
import { PriceAgain } from '../extras/PriceAgain'
import type { Trouble } from './use-previews'

type PreviewTroubleProps = { trouble: Trouble | undefined; isKeepFailed: boolean; onRetry: () => void }

/** What stands in the way of a price that is tried, or of keeping it. A quote that has ended leads to its page. */
export function PreviewTrouble({ trouble, isKeepFailed, onRetry }: PreviewTroubleProps) {
  if (trouble?.kind === 'ended') return <Navigate to={trouble.to} replace={trouble.replace} />
  if (isKeepFailed)
    return (
      <Notice look="bad" role="alert" title="We couldn't change your quote">
        Nothing has changed. {tryAgain}
      </Notice>
    )
  if (!trouble) return null
  return (
    <Notice look="bad" role="alert" title="We couldn't get that price">
      {trouble.kind === 'stale' ? (
        <PriceAgain />
      ) : (
        <>
          <p>Your quote has not changed. {tryAgain}</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </p>
        </>
      )}
    </Notice>
  )
}
