import { judgeAddressSearch } from '@milepost/domain/questions/kinds/address-search'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import type { Searching } from './address-states'
import { onEnter, type ScreenProps } from './screen'

/** What the call takes at most, and room for a postcode with gaps. */
const LONGEST = { house: 60, postcode: 20 }

export function AddressSearch({ state, main, isAutofilled, address }: ScreenProps<Searching>) {
  const wrong = state.tries > 0 ? judgeAddressSearch(state.search) : []
  const mainPart = wrong[0]?.name ?? 'house'
  const field = (part: 'house' | 'postcode') => {
    const found = wrong.find(({ name }) => name === part)
    const isMain = part === mainPart
    return {
      id: isMain ? main.id : `${main.id}-${part}`,
      name: `${main.name}-${part}`,
      value: state.search[part],
      maxLength: LONGEST[part],
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
      <div className="address__actions">
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
