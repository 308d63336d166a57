import { withAddOn, withoutAddOn } from '@milepost/domain/outcome/add-on-choice'
import {
  type BreakdownTier,
  breakdownOffer,
  breakdownTiers,
  TOO_OLD_FOR_BREAKDOWN,
} from '@milepost/domain/outcome/breakdown'
import type { PaymentMethod } from '../../state/results-state'
import { Card } from '../../ui/Card'
import { Notice } from '../../ui/Notice'
import { changeAddOns } from '../change-offer'
import { ChangeFailure } from '../extras/ChangeFailure'
import { changeWords } from '../extras/change-words'
import type { OfferedAddOn } from '../extras/offered-add-ons'
import { useOfferChange } from '../extras/use-offer-change'
import { BreakdownTable, type TierOnOffer } from './BreakdownTable'
import { useVehicleAge } from './use-vehicle-age'

type BreakdownProps = {
  tiers: readonly OfferedAddOn[]
  all: readonly OfferedAddOn[]
  method: PaymentMethod | undefined
}

/** The two tiers beside each other, one at a time (AON-03); for a vehicle that is too old, why there are none (AON-10). */
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
      className="extra extra--wide breakdown"
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
