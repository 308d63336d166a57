import { linesOf } from '@milepost/domain/questions/kinds/address'
import { Button } from '../../ui/Button'
import { FieldError } from '../../ui/FieldError'
import { Icon } from '../../ui/Icon'
import type { Settled } from './address-states'
import type { ScreenProps } from './screen'

/** The address as it stands on an envelope. It takes the focus as a whole, so that it is read out once it is there. */
export function AddressCard({ state, main, address }: ScreenProps<Settled>) {
  const linesId = `${main.id}-lines`
  const errorId = main.error && `${main.id}-error`
  return (
    <div>
      <FieldError id={errorId} message={main.error} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the address is its own */}
      <div
        id={main.id}
        className="card address-card"
        role="group"
        tabIndex={-1}
        aria-labelledby={linesId}
        aria-describedby={errorId}
        data-error={main.error ? '' : undefined}
        data-error-key={main['data-error-key']}
      >
        <address id={linesId} className="address-card__lines">
          {linesOf(state.address).map((line, index) => (
            // The lines of one address never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
            <div key={index}>{line}</div>
          ))}
        </address>
        <div className="address-card__actions">
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
