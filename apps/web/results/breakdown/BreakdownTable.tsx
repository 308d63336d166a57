import { addOnPriceInWords } from '@milepost/domain/outcome/add-on-price'
import { type BreakdownTier, breakdownServices } from '@milepost/domain/outcome/breakdown'
import { useId } from 'react'
import type { PaymentMethod } from '../../state/results-state'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { CHOOSE_FIRST } from '../extras/ExtraCard'
import type { OfferedAddOn } from '../extras/offered-add-ons'
import { StateBadge } from '../extras/StateBadge'

export type TierOnOffer = BreakdownTier & { addOn: OfferedAddOn }

type BreakdownTableProps = {
  tiers: readonly TierOnOffer[]
  method: PaymentMethod | undefined
  onAdd: (code: string) => void
  onRemove: (code: string) => void
}

/** What each tier holds, row by row, with its price and its button under its own column (AON-03, D-150). */
export function BreakdownTable({ tiers, method, onAdd, onRemove }: BreakdownTableProps) {
  const reasonId = useId()
  const isBlocked = method === undefined
  const hasOne = tiers.some(({ addOn }) => addOn.selected)
  return (
    <>
      <table className="tiers">
        <caption className="visually-hidden">What each kind of breakdown cover holds</caption>
        <thead>
          <tr>
            <td />
            {tiers.map(({ code, name, addOn }) => (
              <th key={code} scope="col" data-chosen={addOn.selected || undefined}>
                {name}
                <span className="tiers__price figures">{addOnPriceInWords(addOn, method)}</span>
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
                <span className="tiers__words">{words}</span>
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
                  className="tiers__button"
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
        <p id={reasonId} className="extra__reason">
          {CHOOSE_FIRST}
        </p>
      )}
    </>
  )
}

function Mark({ isHeld }: { isHeld: boolean }) {
  return (
    <span className="tiers__mark" data-held={isHeld || undefined}>
      <Icon name={isHeld ? 'check' : 'cross'} />
      <VisuallyHidden>{isHeld ? 'Included' : 'Not included'}</VisuallyHidden>
    </span>
  )
}
