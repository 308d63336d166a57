import { Notice } from '../../ui/Notice'
import { PriceAgain } from './PriceAgain'
import type { Failure } from './use-offer-change'

/** Stays beside what failed, for those who missed the toast that said it. */
export function ChangeFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <div className="extra__failure">
      <Notice look="bad">
        <p>{failure.words}</p>
        {failure.isStale && <PriceAgain />}
      </Notice>
    </div>
  )
}
