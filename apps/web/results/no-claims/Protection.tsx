import { descOf } from '@milepost/domain/lists/code-list'
import { noClaimsYears } from '@milepost/domain/lists/no-claims-years'
import { PROTECTION_STATEMENT } from '@milepost/domain/quote/no-claims-section'
import type { Pence } from '@milepost/domain/values/pence'
import type { Offer } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { changeProtection } from '../change-offer'
import { ChangeFailure } from '../extras/ChangeFailure'
import { changeWords } from '../extras/change-words'
import { StateBadge } from '../extras/StateBadge'
import { useOfferChange } from '../extras/use-offer-change'
import { ProtectionPrice } from './ProtectionPrice'
import { ScaleView } from './ScaleView'
import { useScale } from './use-scale'

type ProtectionProps = { offer: Offer; years: number; yearlyPrice: Pence }

/**
 * Protection with everything that has to stand beside its offer: the price it adds, what it does and does not do, and both scales
 * (AON-01, Private Motor Insurance Market Investigation Order 2015). Until the scales are there it cannot be added.
 */
export function Protection({ offer, years, yearlyPrice }: ProtectionProps) {
  const { results, method } = offer
  const isProtected = useQuote((state) => state.answers.coverDetails.protectNoClaimsDiscount === true)
  const { state, retry } = useScale(
    results.quoteReference,
    results.underwritingOutcome.underwritingOutcomeResponseId,
  )
  const { failure, run } = useOfferChange()
  const toggle = () =>
    run(
      () => changeProtection(!isProtected),
      isProtected ? changeWords.protectionRemoved : changeWords.protectionAdded,
    )
  const isBlocked = !isProtected && state.kind !== 'scale'
  return (
    <Card
      className="protection"
      title="Protect your discount"
      level={3}
      action={<StateBadge state={isProtected ? 'added' : 'on-offer'} />}
    >
      <p className="protection__years">
        You have <strong>{descOf(noClaimsYears, String(years))}</strong> of no claims discount.
      </p>
      <ProtectionPrice
        yearly={yearlyPrice}
        method={method}
        scale={state.kind === 'scale' ? state.scale : undefined}
      />
      <ChangeFailure failure={failure} />
      <Button
        look="secondary"
        blocked={isBlocked}
        aria-describedby={isBlocked ? 'no-claims-scale' : undefined}
        onClick={() => void toggle()}
      >
        {isProtected ? 'Remove protection' : 'Add protection'}
      </Button>
      <div className="protection__statement">
        {PROTECTION_STATEMENT.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div id="no-claims-scale">
        <ScaleView state={state} years={years} onRetry={retry} />
      </div>
    </Card>
  )
}
