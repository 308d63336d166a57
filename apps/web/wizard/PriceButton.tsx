import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type GotPrice, getPrice } from '../offer/get-price'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Notice } from '../ui/Notice'
import { tryAgain } from '../ui/try-again'

type Trouble = Exclude<GotPrice, { kind: 'go' }>

/** Prices what was answered and goes where the outcome leads (COV-10). Whatever fails, the answers stay and can be sent again. */
export function PriceButton({ onBack }: { onBack: () => void }) {
  const navigate = useNavigate()
  const [isPricing, setPricing] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()

  async function price() {
    setPricing(true)
    setTrouble(undefined)
    const outcome = await getPrice()
    setPricing(false)
    if (outcome.kind === 'go') navigate(outcome.end.to, { replace: outcome.end.replace })
    else setTrouble(outcome)
  }

  return (
    <>
      {trouble?.kind === 'failed' && (
        <Notice look="bad" role="alert" title="We couldn't get your price">
          Your answers are safe. {tryAgain}
        </Notice>
      )}
      {trouble?.kind === 'incomplete' && (
        <Notice look="bad" role="alert" title="Please look at these answers again">
          <ul>
            {trouble.errors.map(({ field, message }) => (
              <li key={field}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="step-actions">
        <Button look="secondary" onClick={onBack}>
          <Icon name="arrow-left" />
          Back
        </Button>
        <Button busy={isPricing} busyLabel="Getting your price" onClick={() => void price()}>
          Get my price
        </Button>
      </div>
    </>
  )
}
