import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { addOnWords } from '@milepost/domain/quote/add-on-words'
import { addOnPriceInWords } from '@milepost/domain/quote/add-ons'
import { longMoment, termInWords } from '@milepost/domain/quote/policy-period'
import { formatPence } from '@milepost/domain/values/pence'
import { plateText } from '@milepost/domain/values/registration'
import type { ReactNode } from 'react'
import { journey } from '../brands/current.ts'
import { useQuote } from '../state/quote-state.ts'
import { classNames } from '../ui/class-names.ts'
import { DetailList } from '../ui/DetailList.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PlateBadge } from '../ui/NumberPlate.tsx'
import textStyles from '../ui/text.module.css'
import { offeredAddOns } from './add-ons.ts'
import styles from './OrderPanel.module.css'
import type { Offer } from './offer.ts'
import { planOf } from './payment-plan.ts'
import { shortPrices } from './prices.ts'

/** What is being bought: an option with its extras, for a term, at the prices of a payment method. */
export type Order = Pick<Offer, 'option' | 'term' | 'method'>

type OrderPanelProps = {
  order: Order
  /** What it costs, below what it is. */
  children: ReactNode
  className?: string | undefined
  cardClassName?: string | undefined
}

/**
 * The side panel of pages with a price or a payment: the vehicle, its cover and its extras next to the amount, with the badge and the seal
 * of every side panel (JRN-13, JRN-14). From 1200 px it stays on the screen.
 */
export function OrderPanel({ order, children, className, cardClassName }: OrderPanelProps) {
  const { registration, vehicleInfo } = useQuote((state) => state.answers.vehicleDetails)
  return (
    <aside
      className={classNames(styles.panel, className)}
      data-part="order-summary"
      aria-labelledby="order-title"
    >
      <div className={classNames(styles.card, cardClassName)}>
        <h2 id="order-title" className={styles.title}>
          Your order
        </h2>
        {(registration || vehicleInfo) && (
          <p className={styles.vehicle}>
            {registration && <PlateBadge text={plateText(registration)} />}
            {vehicleInfo && `${vehicleInfo.make.desc} ${vehicleInfo.model.desc}`}
          </p>
        )}
        <CoverLines order={order} />
        <ChosenExtras order={order} />
        {children}
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

function CoverLines({ order: { term } }: { order: Order }) {
  const { levelOfCover, effectiveFrom } = useQuote((state) => state.answers.coverDetails)
  const others = useQuote(({ answers: { proposerDetails, additionalDrivers } }) =>
    proposerDetails.hasAdditionalDriver === true ? additionalDrivers.length : 0,
  )
  return (
    <DetailList
      className={styles.lines}
      details={[
        ...(levelOfCover
          ? [{ name: 'Cover', words: descOf(coverLevels, levelOfCover) ?? levelOfCover }]
          : []),
        { name: 'Length', words: termInWords[term] },
        ...(effectiveFrom ? [{ name: 'Starts', words: longMoment(effectiveFrom) }] : []),
        // By number: the names of a quote that was opened again are masked.
        ...(others > 0
          ? [{ name: 'Drivers', words: `You and ${others} ${others === 1 ? 'other' : 'others'}` }]
          : []),
      ]}
    />
  )
}

/** The extras of the order, each at its price (AON-06). */
function ChosenExtras({ order: { option, method } }: { order: Order }) {
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

/** The chosen price and how it is paid. Nothing before a choice (RES-17). */
export function OrderPrice({ offer }: { offer: Offer }) {
  const price = shortPrices(offer).find(({ isChosen }) => isChosen)
  if (!price) return null
  return (
    <p className={`${styles.price} ${textStyles.figures}`}>
      <span>{price.name}</span>
      <strong className={`${styles.total} ${textStyles.money}`}>{price.total}</strong>
      <span className={styles.how}>
        {price.method === 'DIRECT_DEBIT' && offer.monthly
          ? `in total: ${formatPence(planOf(offer.monthly).upFront)} deposit, then ${price.note}`
          : `${price.note} by card`}
      </span>
    </p>
  )
}
