import { useRef } from 'react'
import { FieldGroup } from '../../ui/FieldGroup'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { Box } from '../input'
import { AddressByHand } from './AddressByHand'
import { AddressCard } from './AddressCard'
import { AddressList } from './AddressList'
import { AddressSearch } from './AddressSearch'
import type { AddressState } from './address-states'
import { type AddressSettings, useAddress } from './use-address'
import { useMovingFocus } from './use-moving-focus'

export type AddressPickerProps = AddressSettings & {
  box: Box
  /** Whether the browser may fill in the customer's own address. */
  isAutofilled: boolean
}

/** Finds an address, or takes one typed by hand (ADR-01). It stands inside a form and submits only itself. */
export function AddressPicker({ box, isAutofilled, ...settings }: AddressPickerProps) {
  const { label, hint, help, value, onChange, ...main } = box
  const address = useAddress(settings, { value, onChange })
  const { state } = address
  const root = useRef<HTMLDivElement>(null)
  useMovingFocus(root, box.id, state.at === 'card' ? state.at : `${state.at} ${state.tries}`)
  const own = { main, isAutofilled, address }
  return (
    // Each screen shows the question's message beside its own first box, so the group bears none.
    <FieldGroup id={`${box.id}-group`} label={label} hint={hint} help={help}>
      {() => (
        <div ref={root} className="address">
          <VisuallyHidden role="status">{announcement(state)}</VisuallyHidden>
          {state.at === 'search' && <AddressSearch {...own} state={state} />}
          {state.at === 'list' && <AddressList {...own} state={state} />}
          {state.at === 'by-hand' && <AddressByHand {...own} state={state} judge={settings.judge} />}
          {state.at === 'card' && <AddressCard {...own} state={state} />}
        </div>
      )}
    </FieldGroup>
  )
}

/** What eyes see at once and ears do not: how many there are. */
function announcement(state: AddressState): string {
  if (state.at !== 'list') return ''
  return state.hits.length === 1 ? '1 address found' : `${state.hits.length} addresses found`
}
