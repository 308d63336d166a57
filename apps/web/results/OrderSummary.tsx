import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { addOnPriceInWords } from '@milepost/domain/quote/add-ons'
import { longMoment, termInWords } from '@milepost/domain/quote/policy-period'
import { formatPence } from '@milepost/domain/values/pence'
import { plateText } from '@milepost/domain/values/registration'
import { journey } from '../brands/current'
import { chosenPaymentOption, type Offer } from '../offer/offer'
import { planOf, totalOf } from '../offer/payment-plan'
import { useQuote } from '../state/quote-state'
import { LinkButton } from '../ui/Button'
import { DetailList } from '../ui/DetailList'
import { Icon } from '../ui/Icon'
import { PlateBadge } from '../ui/NumberPlate'
import textStyles from '../ui/text.module.css'
import { offeredAddOns } from './extras/use-offer-change'
import styles from './OrderSummary.module.css'

/**
 * The side panel of results (JRN-13, JRN-14). From 1200 px it stays on the screen beside the page and has what is being bought:
 * the vehicle, its cover, the extras, the chosen price and the way on (RES-12, D-261). Below that the price is pinned instead.
 */
export function OrderSummary({ offer }: { offer: Offer }) {
  const { registration, vehicleInfo } = useQuote((state) => state.answers.vehicleDetails)
  return (
    <aside className={styles.summary} data-part="order-summary" aria-labelledby="order-title">
      <div className={styles.card}>
        <h2 id="order-title" className={styles.title}>
          Your order
        </h2>
        <p className={styles.vehicle}>
          {registration && <PlateBadge text={plateText(registration)} />}
          {vehicleInfo && `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}`}
        </p>
        <CoverLines offer={offer} />
        <ChosenExtras offer={offer} />
        <ChosenPayment offer={offer} />
      </div>
      <ul className={styles.badges}>
        <li>
          <Icon name="badge" />
          Authorised and regulated
        </li>
        <li>
          <Icon name="lock" />
          Secure connection
        </li>
      </ul>
    </aside>
  )
}

function CoverLines({ offer: { term } }: { offer: Offer }) {
  const { levelOfCover, effectiveFrom } = useQuote((state) => state.answers.coverDetails)
  return (
    <DetailList
      className={styles.lines}
      details={[
        ...(levelOfCover
          ? [{ name: 'Cover', words: descOf(coverLevels, levelOfCover) ?? levelOfCover }]
          : []),
        { name: 'Length', words: termInWords[term] },
        ...(effectiveFrom ? [{ name: 'Starts', words: longMoment(effectiveFrom) }] : []),
      ]}
    />
  )
}

/** The extras of the order, each at its price (AON-06). */
function ChosenExtras({ offer: { option, method } }: { offer: Offer }) {
  const isProtected = useQuote((state) => state.answers.coverDetails.protectNoClaimsDiscount === true)
  const chosen = offeredAddOns(option).filter(({ selected }) => selected)
  const extras = [
    ...(isProtected ? [{ name: 'No claims discount protection', price: 'Added' }] : []),
    ...chosen.map((addOn) => ({
      name: addOnWords(addOn, journey.cover).title,
      price: addOn.annualCost === 0 ? 'Included' : addOnPriceInWords(addOn, method),
    })),
  ]
  if (extras.length === 0) return null
  return (
    <ul className={styles.extras} aria-label="Extras">
      {extras.map(({ name, price }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={textStyles.figures}>{price}</span>
        </li>
      ))}
    </ul>
  )
}

function ChosenPayment({ offer }: { offer: Offer }) {
  const paymentOption = chosenPaymentOption(offer)
  if (!paymentOption)
    return (
      <>
        <p className={styles.how}>No payment option chosen</p>
        <LinkButton className={styles.button} href="#paymentOptions">
          Choose how to pay
        </LinkButton>
      </>
    )
  const { upFront, standard } = planOf(paymentOption)
  const isMonthly = paymentOption.paymentMethod === 'DIRECT_DEBIT'
  return (
    <>
      <p className={`${styles.price} ${textStyles.figures}`}>
        <span>{isMonthly ? 'Pay Monthly' : 'Pay in full'}</span>
        <strong className={styles.total}>{formatPence(totalOf(paymentOption))}</strong>
        <span className={styles.how}>
          {isMonthly
            ? `in total: ${formatPence(upFront)} deposit, then ${formatPence(standard)} a month`
            : 'one payment by card'}
        </span>
      </p>
      <LinkButton className={styles.button} href="#purchase">
        Continue to buy
      </LinkButton>
    </>
  )
}
