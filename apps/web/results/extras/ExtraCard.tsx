import type { AddOnState } from '@milepost/domain/quote/add-ons'
import { type ReactNode, useId, useState } from 'react'
import { getPrice } from '../../offer/get-price.ts'
import { useNavigate } from '../../router.tsx'
import { staysOnResults } from '../../state/results-path.ts'
import { useResults } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { tryAgain } from '../../ui/try-again.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { whileUpdating } from '../change-offer.ts'
import styles from './extras.module.css'
import type { Failure } from './use-offer-change.ts'

type ExtraCardProps = {
  title: string
  words: ReactNode
  /** Empty while no payment option is chosen (AON-06). */
  price: string
  state: AddOnState
  add: ExtraAction
  remove: ExtraAction
  failure: Failure | undefined
}

/** A long name is on the card already: the button shows a few words, and its accessible name adds the rest. */
type ExtraAction = { label: string; hiddenLabel?: string | undefined; onPress: () => void }

/** One extra: what it is, what it costs, what it does, and the one button that adds or removes it. */
export function ExtraCard({ title, words, price, state, add, remove, failure }: ExtraCardProps) {
  const reasonId = useId()
  const isBlocked = state === 'on-offer' && price === ''
  // One button whose label changes, so that it keeps the focus.
  const action = state === 'added' ? remove : state === 'on-offer' ? add : undefined
  return (
    <Card
      className={classNames(styles.extra, state === 'included' && styles.line)}
      data-part="extra"
      title={title}
      level={3}
      action={state === 'included' && <StateBadge state={state} />}
    >
      {state !== 'included' && (
        <div className={styles.facts}>
          {price && (
            <p className={`${styles.price} ${textStyles.figures}`} data-part="extra-price">
              {price}
            </p>
          )}
          <StateBadge state={state} />
        </div>
      )}
      {words && <p className={styles.words}>{words}</p>}
      {action && (
        <Button
          look="secondary"
          className={styles.button}
          blocked={isBlocked}
          aria-describedby={isBlocked ? reasonId : undefined}
          onClick={action.onPress}
        >
          <span>
            {action.label}
            {action.hiddenLabel && <VisuallyHidden> {action.hiddenLabel}</VisuallyHidden>}
          </span>
        </Button>
      )}
      <ChangeFailure failure={failure} />
      {isBlocked && (
        <p id={reasonId} className={styles.reason}>
          {CHOOSE_FIRST}
        </p>
      )}
    </Card>
  )
}

/** An extra cannot be added before its price is known, and the price depends on the payment option (AON-04, AON-06). */
export const CHOOSE_FIRST = 'Please choose how to pay first: the price depends on it.'

const words: Partial<Record<AddOnState, string>> = { added: 'Added', included: 'Included' }

/** Shows at a glance what the customer has (AON-04). */
export function StateBadge({ state }: { state: AddOnState }) {
  const stateWords = words[state]
  if (!stateWords) return null
  return (
    <span className={classNames(styles.badge, state === 'included' && styles.included)}>
      <Icon name="check" />
      {stateWords}
    </span>
  )
}

/** Stays next to what failed, for customers who missed the toast. */
export function ChangeFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null
  return (
    <div className={styles.failure} data-part="extra-failure">
      <Notice look="bad">
        <p>{failure.words}</p>
        {failure.isStale && <PriceAgain />}
      </Notice>
    </div>
  )
}

/**
 * For a tab whose quote has changed elsewhere: in another tab, or by a call whose reply was lost. Prices the answers of this tab again and
 * overwrites nothing that was done elsewhere.
 */
export function PriceAgain() {
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  async function price() {
    useResults.setState({ pricedFrom: undefined })
    const outcome = await whileUpdating(getPrice)
    setFailed(outcome.kind !== 'go')
    if (outcome.kind === 'go' && !staysOnResults(outcome.end.to))
      navigate(outcome.end.to, { replace: outcome.end.replace })
  }
  return (
    <>
      <p>Your quote was changed somewhere else since this page was opened.</p>
      <p>
        <Button look="secondary" onClick={() => void price()}>
          Get an up-to-date price
        </Button>
      </p>
      {hasFailed && <p role="alert">We couldn't get your price. {tryAgain}</p>}
    </>
  )
}
