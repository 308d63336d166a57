import { errorWords } from '../../api/error-catalogue'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { RadioRows } from '../../ui/RadioRows'
import type { Listing } from './address-states'
import { onEnter, type ScreenProps } from './screen'

/** One tab stop however long the list: arrows choose, and nothing is fetched before the choice is made (ADR-03, ADR-04). */
export function AddressList({ state, main, address }: ScreenProps<Listing>) {
  const isMissing = state.tries > 0 && state.chosen === undefined
  return (
    <>
      {state.hasFetchFailed && (
        <Notice look="bad" role="alert" title={errorWords.addressNotFetched}>
          Please try again, or enter the address manually.
        </Notice>
      )}
      <div className="address__hits">
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
      <div className="address__actions">
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
