import { validateAddress } from '@milepost/domain/questions/kinds/address'
import { isAddress } from '@milepost/domain/values/address'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { FieldGroup } from '../../ui/Field.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { FieldProps, InputProps } from '../input.ts'
import styles from './AddressInput.module.css'
import { AddressByHand, AddressCard, AddressList, AddressSearch } from './AddressScreens.tsx'
import type { AddressState } from './address-states.ts'
import { type AddressSettings, useAddress } from './use-address.ts'

/** The only address the browser may autofill: the customer's own, by field name. */
const HOME = 'proposerDetails-address'

/** A question whose answer is an address: the home, or where the vehicle is kept (ADR-08). */
export function AddressInput({ fieldProps, answer, onAnswer }: InputProps) {
  return (
    <AddressPicker
      fieldProps={fieldProps}
      answer={isAddress(answer) ? answer : undefined}
      onAnswer={onAnswer}
      validate={validateAddress}
      isAutofilled={fieldProps.name === HOME}
    />
  )
}

export type AddressPickerProps = AddressSettings & {
  fieldProps: FieldProps
  /** Whether the browser may autofill the customer's own address. */
  isAutofilled: boolean
}

/** Finds an address, or accepts one typed by hand (ADR-01). It sits inside the step's form, and its buttons do not submit that form. */
export function AddressPicker({ fieldProps, isAutofilled, ...settings }: AddressPickerProps) {
  const { label, hint, help, value, onChange, ...main } = fieldProps
  const address = useAddress(settings, { value, onChange })
  const { state } = address
  const root = useRef<HTMLDivElement>(null)
  useMovingFocus(root, fieldProps.id, state.at === 'card' ? state.at : `${state.at} ${state.tries}`)
  const own = { main, isAutofilled, address }
  return (
    // Each screen shows the question's error next to its own first field, so the group shows none.
    <FieldGroup id={`${fieldProps.id}-group`} label={label} hint={hint} help={help}>
      {() => (
        <div ref={root} className={styles.address}>
          <VisuallyHidden role="status">{announcement(state)}</VisuallyHidden>
          {state.at === 'search' && <AddressSearch {...own} state={state} />}
          {state.at === 'list' && <AddressList {...own} state={state} />}
          {state.at === 'by-hand' && <AddressByHand {...own} state={state} validate={settings.validate} />}
          {state.at === 'card' && <AddressCard {...own} state={state} />}
        </div>
      )}
    </FieldGroup>
  )
}

/** Announces the number of hits to screen readers. */
function announcement(state: AddressState): string {
  if (state.at !== 'list') return ''
  return state.hits.length === 1 ? '1 address found' : `${state.hits.length} addresses found`
}

/** Focuses the first element of a screen that has just replaced another, unless the customer has moved on to another question. */
function useMovingFocus(within: RefObject<HTMLElement | null>, id: string, screen: string): void {
  const shown = useRef(screen)
  useLayoutEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const focused = document.activeElement
    // The button just pressed may have been removed, and its focus with it.
    const isHere = focused === null || focused === document.body || within.current?.contains(focused)
    if (isHere) document.getElementById(id)?.focus()
  }, [within, id, screen])
}
