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
import type { OfferedAddOn } from '../../offer/add-ons.ts'
import { useQuote } from '../../state/quote-state.ts'
import type { PaymentMethod } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { changeAddOns } from '../change-offer.ts'
import { CHOOSE_FIRST, ChangeFailure, StateBadge } from '../extras/ExtraCard.tsx'
import extrasStyles from '../extras/extras.module.css'
import { changeWords, useOfferChange } from '../extras/use-offer-change.ts'
import styles from './Breakdown.module.css'

type BreakdownProps = {
  tiers: readonly OfferedAddOn[]
  all: readonly OfferedAddOn[]
  method: PaymentMethod | undefined
}

/** The two tiers to compare, one of which can be chosen (AON-03). If the vehicle is too old, why there are none (AON-10). */
export function Breakdown({ tiers, all, method }: BreakdownProps) {
  const { failure, run } = useOfferChange()
  const offer = breakdownOffer(all, useVehicleAge())
  if (offer === 'none') return null
  const onOffered = breakdownTiers.flatMap((tier) => onOffer(tier, tiers))
  const chosen = onOffered.find(({ addOn }) => addOn.selected)
  const add = (code: string) =>
    run(() => changeAddOns((chosen) => withAddOn(chosen, code)), changeWords.breakdownAdded)
  const remove = (code: string) =>
    run(() => changeAddOns((chosen) => withoutAddOn(chosen, code)), changeWords.breakdownRemoved)
  return (
    <Card
      id="breakdown"
      tabIndex={-1}
      className={`${extrasStyles.extra} ${styles.breakdown}`}
      data-part="extra"
      title="Breakdown cover"
      level={3}
    >
      {offer === 'too-old' ? (
        <Notice>{TOO_OLD_FOR_BREAKDOWN}</Notice>
      ) : (
        <>
          <div className={extrasStyles.facts}>
            <p className={`${extrasStyles.price} ${textStyles.figures}`}>
              {breakdownPriceInWords(onOffered, method)}
            </p>
            {chosen && <StateBadge state="added" />}
          </div>
          <p className={extrasStyles.words}>
            {chosen ? chosen.name : 'Help at the roadside, at home or in Europe.'}
          </p>
          <ChangeFailure failure={failure} />
          <Disclosure
            summary={
              <>
                Compare<VisuallyHidden> breakdown cover</VisuallyHidden>
              </>
            }
            isSmall
          >
            <BreakdownTable
              tiers={onOffered}
              method={method}
              onAdd={(code) => void add(code)}
              onRemove={(code) => void remove(code)}
            />
          </Disclosure>
        </>
      )}
    </Card>
  )
}

/** The price of the chosen tier, or of the cheapest. */
function breakdownPriceInWords(tiers: readonly TierOnOffer[], method: PaymentMethod | undefined): string {
  const chosen = tiers.find(({ addOn }) => addOn.selected)
  if (chosen) return addOnPriceInWords(chosen.addOn, method)
  const [least] = [...tiers].sort((one, other) => one.addOn.annualCost - other.addOn.annualCost)
  const from = least && addOnPriceInWords(least.addOn, method)
  return from ? `From ${from}` : ''
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

/**
 * A tier is a row, a service a column. Each row is laid out as a card, side by side where there is room, so that it fits a phone
 * (AON-03, D-150). Browsers keep the roles of a table that is laid out as cards.
 */
function BreakdownTable({ tiers, method, onAdd, onRemove }: BreakdownTableProps) {
  const reasonId = useId()
  const isBlocked = method === undefined
  const hasOne = tiers.some(({ addOn }) => addOn.selected)
  return (
    <>
      <table className={styles.tiers}>
        <caption>
          <VisuallyHidden>Compare breakdown cover</VisuallyHidden>
        </caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Cover</th>
            {breakdownServices.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Price</th>
            <th scope="col">
              <VisuallyHidden>Add or remove</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody className={styles.body}>
          {tiers.map(({ code, name, shortName, holds, addOn }) => (
            <tr key={code} className={styles.tier} data-chosen={addOn.selected || undefined}>
              <th scope="row" className={styles.name}>
                {name}
                {addOn.selected && <StateBadge state="added" />}
              </th>
              {breakdownServices.map((service) => (
                <td key={service.name} className={styles.service}>
                  <Mark isHeld={holds.includes(service.name)} label={service.label} />
                </td>
              ))}
              <td className={`${extrasStyles.price} ${textStyles.figures} ${styles.price}`}>
                {addOnPriceInWords(addOn, method)}
              </td>
              <td className={styles.act}>
                <Button
                  look="secondary"
                  className={styles.button}
                  blocked={isBlocked && !addOn.selected}
                  aria-describedby={isBlocked && !addOn.selected ? reasonId : undefined}
                  onClick={() => (addOn.selected ? onRemove(code) : onAdd(code))}
                >
                  <span>
                    {addOn.selected ? 'Remove' : hasOne ? 'Swap to' : 'Add'} {shortName}
                    <VisuallyHidden>{name.slice(shortName.length)}</VisuallyHidden>
                  </span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isBlocked && (
        <p id={reasonId} className={extrasStyles.reason}>
          {CHOOSE_FIRST}
        </p>
      )}
    </>
  )
}

/** The name of the service is next to its mark, because the columns have no heading on the screen. */
function Mark({ isHeld, label }: { isHeld: boolean; label: string }) {
  return (
    <span className={styles.mark} data-held={isHeld || undefined}>
      <Icon name={isHeld ? 'check' : 'cross'} />
      <span aria-hidden="true">{label}</span>
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
