import { errorWords } from '@milepost/contract/error-words'
import { linesOf, validateAddressSearch } from '@milepost/domain/questions/kinds/address'
import {
  ADDRESS_LINE_MAXIMUM,
  type Address,
  addressLineNames,
  blankAddress,
} from '@milepost/domain/values/address'
import type { KeyboardEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import cardStyles from '../../ui/Card.module.css'
import { FieldError } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { RadioRows } from '../../ui/RadioRows.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import type { FieldProps } from '../input.ts'
import styles from './AddressScreens.module.css'
import type { ByHand, Listing, Searching, Settled, ValidateAddress } from './address-states.ts'
import type { useAddress } from './use-address.ts'

/** The props of every screen of the widget. */
type ScreenProps<State> = {
  state: State
  /** The question's own id, name and error, for the field that a link to the question should reach. */
  main: Pick<FieldProps, 'id' | 'name' | 'error' | 'data-error-key'>
  isAutofilled: boolean
  address: ReturnType<typeof useAddress>
}

/** Enter runs the screen's own action and never reaches the Continue of the step around it. */
function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    // While an input method is composing, Enter only accepts the composition.
    if (!event.nativeEvent.isComposing) act()
  }
}

/** The longest the call accepts, with room for a postcode with spaces. */
const LONGEST_PART = { house: 60, postcode: 20 }

export function AddressSearch({ state, main, isAutofilled, address }: ScreenProps<Searching>) {
  const fieldErrors = state.tries > 0 ? validateAddressSearch(state.search) : []
  const mainPart = fieldErrors[0]?.name ?? 'house'
  const field = (part: 'house' | 'postcode') => {
    const found = fieldErrors.find(({ name }) => name === part)
    const isMain = part === mainPart
    return {
      id: isMain ? main.id : `${main.id}-${part}`,
      name: `${main.name}-${part}`,
      value: state.search[part],
      maxLength: LONGEST_PART[part],
      readOnly: state.isBusy,
      error: found?.message ?? (isMain ? main.error : undefined),
      'data-error-key': found?.key ?? (isMain ? main['data-error-key'] : undefined),
      onChange: (event: { target: { value: string } }) => address.typeSearch(part, event.target.value),
      onKeyDown: onEnter(address.find),
    }
  }
  const { before } = state
  return (
    <>
      <TextField {...field('house')} label="House name or number" width="c20" autoComplete="off" />
      <TextField
        {...field('postcode')}
        label="Postcode"
        width="c10"
        autoComplete={isAutofilled ? 'postal-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <Button look="secondary" busy={state.isBusy} busyLabel="Searching" onClick={address.find}>
          Find Address
        </Button>
        <Button look="quiet" onClick={address.enterByHand}>
          Enter address manually
        </Button>
        {before && (
          <Button look="quiet" onClick={() => address.keep(before)}>
            Keep {before.line1}, {before.postcode}
          </Button>
        )}
      </div>
    </>
  )
}

/** One tab stop for a list of any length: arrows choose, and nothing is fetched before the choice is made (ADR-03, ADR-04). */
export function AddressList({ state, main, address }: ScreenProps<Listing>) {
  const isMissing = state.tries > 0 && state.chosen === undefined
  return (
    <>
      {state.hasFetchFailed && (
        <Notice look="bad" role="alert" title={errorWords.addressNotFetched}>
          Please try again, or enter the address manually.
        </Notice>
      )}
      <div className={styles.hits}>
        <RadioRows
          {...main}
          {...(isMissing && {
            error: 'Please select an address from the list',
            'data-error-key': 'addressNotSelected',
          })}
          name={`${main.name}-hit`}
          label="Select the address"
          hint={`${state.hits.length === 1 ? '1 address' : `${state.hits.length} addresses`} found`}
          options={state.hits.map(({ itemId, searchResult }) => ({ value: itemId, label: searchResult }))}
          value={state.chosen ?? ''}
          onChange={(event) => address.choose(event.target.value)}
          onKeyDown={onEnter(address.pick)}
        />
      </div>
      <div className={styles.actions}>
        <Button look="secondary" busy={state.isBusy} busyLabel="Fetching the address" onClick={address.pick}>
          Use This Address
        </Button>
        <Button look="quiet" onClick={address.searchAgain}>
          Search Again
        </Button>
        <Button look="quiet" onClick={address.enterByHand}>
          Enter address manually
        </Button>
      </div>
    </>
  )
}

/** The address as written on an envelope. It takes the focus as a whole, so that it is read out once it is there. */
export function AddressCard({ state, main, address }: ScreenProps<Settled>) {
  const linesId = `${main.id}-lines`
  const errorId = main.error && `${main.id}-error`
  return (
    <div>
      <FieldError id={errorId} message={main.error} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds questions; this is an answer */}
      <div
        id={main.id}
        className={`${cardStyles.card} ${styles.addressCard}`}
        role="group"
        tabIndex={-1}
        aria-labelledby={linesId}
        aria-describedby={errorId}
        data-error={main.error ? '' : undefined}
        data-error-key={main['data-error-key']}
      >
        <address id={linesId} className={styles.lines}>
          {linesOf(state.address).map((line, index) => (
            // The lines of one address are never reordered.
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <div key={index}>{line}</div>
          ))}
        </address>
        <div className={styles.addressCardActions}>
          <Button look="quiet" aria-describedby={linesId} onClick={address.edit}>
            <Icon name="pencil" />
            Edit
          </Button>
          <Button look="quiet" aria-describedby={linesId} onClick={address.searchAgain}>
            <Icon name="search" />
            Search Again
          </Button>
        </div>
      </div>
    </div>
  )
}

type Part = Exclude<keyof Address, 'country'>
type Line = Pick<TextFieldProps, 'label' | 'width' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

const lines: readonly (readonly [Part, Line])[] = [
  ['line1', { label: addressLineNames.line1, autoComplete: 'address-line1' }],
  ['line2', { label: addressLineNames.line2, autoComplete: 'address-line2' }],
  ['line3', { label: addressLineNames.line3, autoComplete: 'address-line3' }],
  ['line4', { label: addressLineNames.line4 }],
  ['city', { label: addressLineNames.city, width: 'c20', autoComplete: 'address-level2' }],
  ['county', { label: addressLineNames.county, width: 'c20' }],
  [
    'postcode',
    {
      label: addressLineNames.postcode,
      width: 'c10',
      autoComplete: 'postal-code',
      autoCapitalize: 'characters',
      spellCheck: false,
    },
  ],
]

export type AddressByHandProps = ScreenProps<ByHand> & { validate: ValidateAddress }

/** An address line by line (ADR-07, ADR-08). The validator decides which lines are optional. */
export function AddressByHand({ state, main, isAutofilled, address, validate }: AddressByHandProps) {
  const fieldErrors = validate(state.typed)
  const own = state.tries > 0 ? fieldErrors : []
  const needed = new Set(validate(blankAddress).map(({ name }) => name))
  // A link to the question leads to the first line in error.
  const mainPart = (state.tries > 0 || main.error ? fieldErrors[0]?.name : undefined) ?? 'line1'
  return (
    <>
      {state.hasSearchFailed && (
        <Notice look="warn" role="alert">
          {errorWords.addressNotSearched}
        </Notice>
      )}
      {lines.map(([part, { autoComplete = 'off', ...line }]) => {
        if (part === 'line4' && !state.hasLine4) return null
        const isMain = part === mainPart
        const found = own.find(({ name }) => name === part)
        return (
          <TextField
            {...line}
            key={part}
            id={isMain ? main.id : `${main.id}-${part}`}
            name={`${main.name}-${part}`}
            value={state.typed[part]}
            maxLength={ADDRESS_LINE_MAXIMUM}
            autoComplete={isAutofilled ? autoComplete : 'off'}
            optional={!needed.has(part)}
            error={(isMain ? main.error : undefined) ?? found?.message}
            data-error-key={(isMain ? main['data-error-key'] : undefined) ?? found?.key}
            onChange={(event) => address.typeLine(part, event.target.value)}
            onKeyDown={onEnter(address.storeTyped)}
          />
        )
      })}
      <div className={styles.actions}>
        <Button look="secondary" onClick={address.storeTyped}>
          Use This Address
        </Button>
        <Button look="quiet" onClick={address.searchAgain}>
          Cancel
        </Button>
      </div>
    </>
  )
}
