import { descOf } from '@milepost/domain/lists/code-list'
import { noClaimsYears } from '@milepost/domain/lists/cover'
import { addOnPriceInWords } from '@milepost/domain/quote/add-ons'
import {
  noClaimsSection,
  PROTECTION_IS_NOT_OF_THE_PRICE,
  SHORT_POLICY_NO_CLAIMS,
  THIRTY_DAY_NO_CLAIMS,
} from '@milepost/domain/quote/no-claims-section'
import { formatPence, fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { NoClaimsScale } from '../../api/pricing.ts'
import type { Offer, Option } from '../../offer/offer.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { useQuote } from '../../state/quote-state.ts'
import type { PaymentMethod } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { changeProtection } from '../change-offer.ts'
import { ChangeFailure, StateBadge } from '../extras/ExtraCard.tsx'
import extrasStyles from '../extras/extras.module.css'
import { changeWords, useOfferChange } from '../extras/use-offer-change.ts'
import styles from './NoClaims.module.css'
import { ScaleView, useScale } from './ScaleTable.tsx'

/** The no claims discount: protected, unprotected, or not earned (AON-01, D-162). */
export function NoClaims({ offer }: { offer: Offer }) {
  const years = useQuote((state) => state.answers.coverDetails.yearsOfNoClaimsDiscount)
  const protection = protectionIn(offer.option)
  const section = noClaimsSection({
    years,
    isProtectable: protection !== undefined,
    term: offer.term,
  })
  if (section === 'hidden') return null
  return (
    <section aria-labelledby="no-claims-title">
      <div className={pricedPageStyles.intro}>
        <h2 id="no-claims-title" className={pricedPageStyles.title}>
          No claims discount
        </h2>
        {section === 'protection' && (
          <p className={pricedPageStyles.lead}>You have {descOf(noClaimsYears, String(years))}.</p>
        )}
      </div>
      {section === 'none-earned' && <Notice>{SHORT_POLICY_NO_CLAIMS}</Notice>}
      {section === 'protection' && protection && years && (
        <Protection offer={offer} years={Number(years)} yearlyPrice={protection.yearlyPrice} />
      )}
    </section>
  )
}

/** For the thirty-day page (SUB-03, SUB-07). */
export function ThirtyDayNoClaims() {
  return <Notice>{THIRTY_DAY_NO_CLAIMS}</Notice>
}

type ProtectionProps = { offer: Offer; years: number; yearlyPrice: Pence }

/**
 * Protection with everything that must be shown with its offer: its price, what it does and does not do, and both scales (AON-01,
 * Private Motor Insurance Market Investigation Order 2015). What it does not do is always visible; how it works is one press away. It cannot be added until the scales are loaded.
 */
function Protection({ offer, years, yearlyPrice }: ProtectionProps) {
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
    <div className={extrasStyles.extras}>
      <Card className={extrasStyles.extra} title="Protection" level={3}>
        <div className={extrasStyles.facts}>
          <ProtectionPrice
            yearly={yearlyPrice}
            method={method}
            scale={state.kind === 'scale' ? state.scale : undefined}
          />
          <StateBadge state={isProtected ? 'added' : 'on-offer'} />
        </div>
        <p className={styles.statement}>{PROTECTION_IS_NOT_OF_THE_PRICE}</p>
        <div id="no-claims-scale" className={styles.scale}>
          <ScaleView state={state} years={years} onRetry={retry} />
        </div>
        <ChangeFailure failure={failure} />
        <Button
          look="secondary"
          className={extrasStyles.button}
          blocked={isBlocked}
          aria-describedby={isBlocked ? 'no-claims-scale' : undefined}
          onClick={() => void toggle()}
        >
          {isProtected ? 'Remove protection' : 'Add protection'}
        </Button>
      </Card>
    </div>
  )
}

type ProtectionPriceProps = {
  yearly: Pence
  method: PaymentMethod | undefined
  scale: NoClaimsScale | undefined
}

/** The price of protection: always per year, as the Order requires, and also per month if paid monthly (AON-06). */
function ProtectionPrice({ yearly, method, scale }: ProtectionPriceProps) {
  const cost = scale?.protection
  const monthly =
    method === 'DIRECT_DEBIT' && cost
      ? addOnPriceInWords(
          { annualCost: yearly, monthlyCost: fromPounds(cost.monthlyCost.amount) },
          'DIRECT_DEBIT',
        )
      : ''
  return (
    <p className={`${extrasStyles.price} ${textStyles.figures}`} data-part="extra-price">
      {formatPence(yearly)} per year
      {monthly && <span className={styles.monthly}> ({monthly})</span>}
    </p>
  )
}

/** The yearly price of protection, if it is available: the difference it makes to the price (D-162). */
function protectionIn({ underwrittenCovers }: Option): { yearlyPrice: Pence } | undefined {
  const cover = underwrittenCovers.find(
    ({ underwrittenPncbData }) => underwrittenPncbData?.ncbProtectedAvailable,
  )
  const price = cover?.underwrittenPncbData?.impliedProtectedNcbPriceGross
  return price && { yearlyPrice: fromPounds(price.amountIncludingIpt) }
}
