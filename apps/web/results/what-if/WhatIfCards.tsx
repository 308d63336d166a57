import { type WhatIfAnswers, whatIfAnswersInWords } from '@milepost/domain/journeys/what-if'
import { storedPaymentOptions } from '@milepost/domain/payment/payment-option'
import { formatPence, fromPounds, type Pence, pence, subtract } from '@milepost/domain/values/pence'
import type { Preview } from '../../api/pricing.ts'
import type { Offer, PaymentOption } from '../../offer/offer.ts'
import { PriceChangeCauses } from '../../offer/PriceChangeCauses.tsx'
import { totalOf } from '../../offer/payment-plan.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Skeleton } from '../../ui/Waiting.tsx'
import type { Previews } from './use-previews.ts'
import type { WhatIfState } from './variants.ts'
import styles from './WhatIfCards.module.css'

type WhatIfCardsProps = {
  offer: Offer
  tried: readonly WhatIfState[]
  activeId: number
  previews: Previews
  onKeep: (chosen: WhatIfAnswers) => void
  onMove: (id: number) => void
  onDiscard: (id: number) => void
}

/** Up to three side by side, each named by its differences. The active one is announced when its price arrives. */
export function WhatIfCards({
  offer,
  tried,
  activeId,
  previews,
  onKeep,
  onMove,
  onDiscard,
}: WhatIfCardsProps) {
  const cards = tried.map((each) => {
    const last = each.errors.length === 0 ? previews.of(each) : undefined
    return {
      ...each,
      name: whatIfAnswersInWords(each.tried),
      price: last && priceOf(last.preview, offer),
      isCurrent: last?.isCurrent === true,
    }
  })
  const active = cards.find(({ id }) => id === activeId)
  const hasWords = active?.price && active.isCurrent
  return (
    <>
      <ul className={styles.cards} data-count={cards.length} aria-busy={previews.isLoading}>
        {cards.map((card) => (
          <li key={card.id}>
            <WhatIfCard
              {...card}
              isLoading={previews.isLoading && !card.isCurrent}
              isMoved={tried.length > 1 && card.id === activeId}
              onKeep={() => onKeep(card.tried)}
              onMove={tried.length > 1 && card.id !== activeId ? () => onMove(card.id) : undefined}
              onDiscard={() => onDiscard(card.id)}
            />
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">
        {hasWords && active?.price ? whatIfInWords(active.name, active.price) : ''}
      </VisuallyHidden>
    </>
  )
}

type WhatIfCardProps = {
  name: string
  errors: readonly string[]
  /** The last known price; undefined before the first. */
  price: WhatIfPrice | undefined
  /** Whether that price is for the current values. */
  isCurrent: boolean
  isLoading: boolean
  /** The controls change this one, if there are others. */
  isMoved: boolean
  onKeep: () => void
  onMove: (() => void) | undefined
  onDiscard: () => void
}

/** One variant: what it would cost with both payment options, why, and its actions. */
function WhatIfCard(props: WhatIfCardProps) {
  const { name, errors, price, isCurrent, isLoading, isMoved, onKeep, onMove, onDiscard } = props
  const canKeep = isCurrent && price?.kind === 'offered' && errors.length === 0
  return (
    <article className={styles.tried} data-moved={isMoved || undefined} data-old={isLoading || undefined}>
      <h3 className={styles.name}>{name}</h3>
      {errors.map((message) => (
        <Notice key={message} look="warn">
          {message}
        </Notice>
      ))}
      {errors.length === 0 && <Price price={price} />}
      <div className={styles.acts}>
        {canKeep && (
          <Button onClick={onKeep}>
            <span>
              Keep this one <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        )}
        {onMove && (
          <Button look="quiet" onClick={onMove}>
            <span>
              Change <VisuallyHidden>{name}</VisuallyHidden>
            </span>
          </Button>
        )}
        <Button look="quiet" onClick={onDiscard}>
          <span>
            Discard <VisuallyHidden>{name}</VisuallyHidden>
          </span>
        </Button>
      </div>
    </article>
  )
}

function Price({ price }: { price: WhatIfPrice | undefined }) {
  if (!price) return <Skeleton height={24} />
  if (price.kind === 'not-offered')
    return <p className={styles.none}>We couldn't offer you this online. Your quote is unchanged.</p>
  const { monthly, inFull, causes } = price
  return (
    <>
      <dl className={`${styles.prices} ${textStyles.figures}`}>
        {monthly && (
          <OptionRow
            name="Monthly"
            paymentOption={monthly}
            note={`a month, ${formatPence(monthly.total)} in total`}
          />
        )}
        {inFull && <OptionRow name="In full" paymentOption={inFull} note="" />}
      </dl>
      {causes.length > 0 && <PriceChangeCauses causes={causes} />}
    </>
  )
}

function OptionRow({
  name,
  paymentOption,
  note,
}: {
  name: string
  paymentOption: WhatIfOption
  note: string
}) {
  const isLess = paymentOption.difference !== undefined && paymentOption.difference < 0
  return (
    <div className={styles.way} data-part="tried-way">
      <dt>{name}</dt>
      <dd>
        <span className={styles.amount} data-part="tried-amount">
          {formatPence(paymentOption.amount)}
        </span>{' '}
        {note && <span className={styles.note}>{note}</span>}{' '}
        <span className={styles.difference} data-less={isLess || undefined}>
          {differenceWords(paymentOption.difference)}
        </span>
      </dd>
    </div>
  )
}

/** "£12.50 less", "£3.00 more", "no change". */
function differenceWords(difference: Pence | undefined): string {
  if (difference === undefined) return ''
  if (difference === 0) return 'no change'
  return `${formatPence(pence(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'}`
}

/** The price of a variant, for screen readers. */
function whatIfInWords(name: string, price: WhatIfPrice): string {
  if (price.kind === 'not-offered') return `${name}: we could not offer this online.`
  const { monthly, inFull } = price
  const parts = [
    monthly && `${formatPence(monthly.amount)} a month, ${differenceWords(monthly.difference)}`,
    inFull && `${formatPence(inFull.amount)} in full, ${differenceWords(inFull.difference)}`,
  ].filter((part) => part !== undefined)
  return `${name}: ${parts.join('; ')}.`
}

/** One payment option of a variant: its amount, and the difference from the current price. */
type WhatIfOption = { amount: Pence; difference: Pence | undefined }

type WhatIfPrice =
  | {
      kind: 'offered'
      /** The monthly amount, and the total of all months. */
      monthly: (WhatIfOption & { total: Pence }) | undefined
      inFull: WhatIfOption | undefined
      causes: NonNullable<Preview['change']>['causes']
    }
  /** Such a quote would be referred or declined, so it cannot be kept. */
  | { kind: 'not-offered' }

/** The price in a preview, compared with the current one. */
function priceOf({ underwritingOutcome, change }: Preview, now: Offer): WhatIfPrice {
  const [option] = underwritingOutcome.underwrittenOptions
  if (!option) return { kind: 'not-offered' }
  const paymentOptions = storedPaymentOptions(option.paymentCollectionOptions)
  const monthly = paymentOptions.find(({ paymentMethod }) => paymentMethod === 'DIRECT_DEBIT')
  const inFull = paymentOptions.find(({ paymentMethod }) => paymentMethod === 'CARD_PAYMENT')
  return {
    kind: 'offered',
    monthly: monthly && { ...tried(monthly, now.monthly, perMonth), total: totalOf(monthly) },
    inFull: inFull && tried(inFull, now.inFull, totalOf),
    causes: change?.causes ?? [],
  }
}

const perMonth = (paymentOption: PaymentOption) => fromPounds(paymentOption.standardInstalmentAmount.amount)

function tried(
  paymentOption: PaymentOption,
  now: PaymentOption | undefined,
  amountOf: (paymentOption: PaymentOption) => Pence,
): WhatIfOption {
  const amount = amountOf(paymentOption)
  return { amount, difference: now && subtract(amount, amountOf(now)) }
}
