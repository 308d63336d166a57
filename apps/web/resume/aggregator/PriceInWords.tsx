import { formatPence, fromPounds } from '@milepost/domain/values/pence'
import type { BothWays } from './price-moved'

/** Both ways to pay, in one line. */
export function PriceInWords({ inFull, perMonth }: BothWays) {
  return (
    <span className="arrival__figures figures">
      {inFull !== undefined && (
        <span>
          <strong>{formatPence(fromPounds(inFull))}</strong> in full
        </span>
      )}
      {perMonth !== undefined && (
        <span>
          {inFull !== undefined && 'or '}
          <strong>{formatPence(fromPounds(perMonth))}</strong> a month
        </span>
      )}
    </span>
  )
}
