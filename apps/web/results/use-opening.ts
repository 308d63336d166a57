import { useEffect } from 'react'
import { currentOffer } from '../offer/offer'
import { useResults } from '../state/results-state'
import { stampQuote } from '../state/retrieve-stamp'

/**
 * Opening results ends a thirty-day choice and starts with monthly payment where it is offered, else with the card (RES-17, D-155).
 * A choice made before, as by a customer who reloads or comes back from a change, stays; one that a new price cleared is theirs to make
 * again (BUY-14). For half an hour this browser may come back
 * to the quote without the check (RET-09).
 */
export function useOpening(): void {
  useEffect(() => {
    const offer = currentOffer()
    const { isRestored } = useResults.getState()
    if (offer) stampQuote(offer.results.quoteReference)
    const starts = offer?.monthly && !isRestored ? 'DIRECT_DEBIT' : 'CARD_PAYMENT'
    useResults.setState(({ paymentMethod, mustChooseAgain }) => ({
      is30DayQuote: false,
      paymentMethod: mustChooseAgain ? undefined : (paymentMethod ?? starts),
    }))
  }, [])
}
