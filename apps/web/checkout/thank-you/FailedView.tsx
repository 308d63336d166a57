import { pack } from '../../brands/pack'
import { useBought } from '../../state/completed-purchase'
import { Button } from '../../ui/Button'
import { CopyText } from '../../ui/CopyText'
import { Notice } from '../../ui/Notice'

/** The policy cannot be told now. What this tab knows of it is still said: a purchase is not undone by a lost line. */
export function FailedView({ onRetry }: { onRetry: () => void }) {
  const policyNumber = useBought((state) => state.bought?.policyNumber)
  const { phone } = pack.firm
  return (
    <>
      <Notice look="bad" role="alert">
        <p>
          You have bought your policy and it is safe. You can look again in a moment, or call{' '}
          <a href={`tel:${phone.dial}`}>{phone.display}</a>.
        </p>
      </Notice>
      {policyNumber && (
        <p>
          Your policy number is <CopyText text={policyNumber} name="policy number" />
        </p>
      )}
      <p>
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </>
  )
}
