import { vehicleAgeAt } from '@milepost/domain/questions/vehicle/vehicle-age'
import { addOnPriceInWords, withAddOn, withoutAddOn } from '@milepost/domain/quote/add-ons'
import {
  type BreakdownTier,
  breakdownOffer,
  breakdownServices,
  breakdownTiers,
  TOO_OLD_FOR_BREAKDOWN,
} from '@milepost/domain/quote/breakdown'
import { londonDate } from '@milepost/domain/values/london-time'
import { useId } from 'react'
import { useQuote } from '../../state/quote-state'
import type { PaymentMethod } from '../../state/results-state'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { changeAddOns } from '../change-offer'
import { CHOOSE_FIRST, ChangeFailure, StateBadge } from '../extras/ExtraCard'
import extrasStyles from '../extras/extras.module.css'
import { changeWords, type OfferedAddOn, useOfferChange } from '../extras/use-offer-change'
import styles from './Breakdown.module.css'

type BreakdownProps = {
  tiers: readonly OfferedAddOn[]
  all: readonly OfferedAddOn[]
  method: PaymentMethod | undefined
}

/** The two tiers side by side, one of which can be chosen (AON-03). If the vehicle is too old, why there are none (AON-10). */
export function Breakdown({ tiers, all, method }: BreakdownProps) {
  const { failure, run } = useOfferChange()
  const offer = breakdownOffer(all, useVehicleAge())
  if (offer === 'none') return null
  const add = (code: string) =>
    run(() => changeAddOns((chosen) => withAddOn(chosen, code)), changeWords.breakdownAdded)
  const remove = (code: string) =>
    run(() => changeAddOns((chosen) => withoutAddOn(chosen, code)), changeWords.breakdownRemoved)
  return (
    <Card
      id="breakdown"
      tabIndex={-1}
      className={`${extrasStyles.extra} ${extrasStyles.wide} ${styles.breakdown}`}
      data-part="extra"
      title="Breakdown cover"
      level={3}
    >
      {offer === 'too-old' ? (
        <Notice>{TOO_OLD_FOR_BREAKDOWN}</Notice>
      ) : (
        <>
          <ChangeFailure failure={failure} />
          <BreakdownTable
            tiers={breakdownTiers.flatMap((tier) => onOffer(tier, tiers))}
            method={method}
            onAdd={(code) => void add(code)}
            onRemove={(code) => void remove(code)}
          />
        </>
      )}
    </Card>
  )
}

function onOffer(tier: BreakdownTier, offered: readonly OfferedAddOn[]): readonly TierOnOffer[] {
  return offered.filter(({ code }) => code === tier.code).map((addOn) => ({ ...tier, addOn }))
}

type TierOnOffer = BreakdownTier & { addOn: OfferedAddOn }

type BreakdownTableProps = {
  tiers: readonly TierOnOffer[]
  method: PaymentMethod | undefined
  onAdd: (code: string) => void
  onRemove: (code: string) => void
}

/** What each tier includes, row by row, with its price and button under its column (AON-03, D-150). */
function BreakdownTable({ tiers, method, onAdd, onRemove }: BreakdownTableProps) {
  const reasonId = useId()
  const isBlocked = method === undefined
  const hasOne = tiers.some(({ addOn }) => addOn.selected)
  return (
    <>
      <table className={styles.tiers}>
        <caption>
          <VisuallyHidden>What each kind of breakdown cover holds</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {tiers.map(({ code, name, addOn }) => (
              <th key={code} scope="col" data-chosen={addOn.selected || undefined}>
                {name}
                <span className={`${styles.price} ${textStyles.figures}`}>
                  {addOnPriceInWords(addOn, method)}
                </span>
                {addOn.selected && <StateBadge state="added" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {breakdownServices.map(({ name, label, words }) => (
            <tr key={name}>
              <th scope="row">
                {label}
                <span className={styles.words}>{words}</span>
              </th>
              {tiers.map(({ code, holds, addOn }) => (
                <td key={code} data-chosen={addOn.selected || undefined}>
                  <Mark isHeld={holds.includes(name)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {tiers.map(({ code, name, addOn }) => (
              <td key={code} data-chosen={addOn.selected || undefined}>
                <Button
                  look="secondary"
                  className={styles.button}
                  blocked={isBlocked && !addOn.selected}
                  aria-describedby={isBlocked && !addOn.selected ? reasonId : undefined}
                  onClick={() => (addOn.selected ? onRemove(code) : onAdd(code))}
                >
                  <span>
                    {addOn.selected ? 'Remove' : hasOne ? 'Swap' : 'Add'}{' '}
                    <VisuallyHidden>{!addOn.selected && hasOne ? `to ${name}` : name}</VisuallyHidden>
                  </span>
                </Button>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {isBlocked && (
        <p id={reasonId} className={extrasStyles.reason}>
          {CHOOSE_FIRST}
        </p>
      )}
    </>
  )
}

function Mark({ isHeld }: { isHeld: boolean }) {
  return (
    <span className={styles.mark} data-held={isHeld || undefined}>
      <Icon name={isHeld ? 'check' : 'cross'} />
      <VisuallyHidden>{isHeld ? 'Included' : 'Not included'}</VisuallyHidden>
    </span>
  )
}

/** The age of the vehicle when cover starts, as breakdown cover counts it (D-080). */
function useVehicleAge(): number | 'unknown' {
  const { vehicleInfo, registration } = useQuote((state) => state.answers.vehicleDetails)
  const start = useQuote((state) => state.answers.coverDetails.effectiveFrom)
  return vehicleAgeAt(start?.date ?? londonDate(new Date()), vehicleInfo, registration ?? '')
}
