import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { useState } from 'react'

/**
 * Acceptance names its day, and is of that day: a page left open over midnight asks for it again, as the price is worked out again
 * (SUB-04). Not kept over a reload.
 */
export function useAcceptance() {
  const [today, setToday] = useState(() => londonDate(new Date()))
  const [acceptedOn, setAcceptedOn] = useState<LocalDate>()
  return {
    today,
    isAccepted: acceptedOn === today,
    accept: (isTicked: boolean) => setAcceptedOn(isTicked ? today : undefined),
    /** Whether it still holds at this moment; if not, the page says the new day and waits for its tick. */
    isGoodNow: () => {
      const now = londonDate(new Date())
      setToday(now)
      return acceptedOn === now
    },
  }
}
