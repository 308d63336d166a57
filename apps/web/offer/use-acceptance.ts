import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { useState } from 'react'

type Accepted = { on: LocalDate; outcomeId: string }

/**
 * Acceptance names its day and is of that day and that price: a page left open over midnight asks for it again, and so does a price
 * that became another one (SUB-04, BUY-14). Not kept over a reload.
 */
export function useAcceptance(outcomeId: string) {
  const [today, setToday] = useState(() => londonDate(new Date()))
  const [accepted, setAccepted] = useState<Accepted>()
  const isAcceptedOn = (day: LocalDate) => accepted?.on === day && accepted.outcomeId === outcomeId
  return {
    today,
    isAccepted: isAcceptedOn(today),
    accept: (isTicked: boolean) => setAccepted(isTicked ? { on: today, outcomeId } : undefined),
    /** Whether it still holds at this moment; if not, the page says the new day and waits for its tick. */
    isGoodNow: () => {
      const now = londonDate(new Date())
      setToday(now)
      return isAcceptedOn(now)
    },
  }
}
