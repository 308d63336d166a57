import { restartPriceHeld } from '@milepost/domain/quote/restart-words'
import type { Subscription } from '../../offer/subscription'
import { ThirtyDayPrice } from '../../offer/ThirtyDayPrice'

/** The total, the tax in it, the fee that is not given back, and the one way to pay it (RST-05). */
export function RestartPrice({ way }: Pick<Subscription, 'way'>) {
  return (
    <ThirtyDayPrice way={way}>
      <p>
        <strong>Pay in full</strong>, in one payment by card. There are no instalments and no interest.
      </p>
      <p className="results__lead">{restartPriceHeld}</p>
    </ThirtyDayPrice>
  )
}
