import type { LocalDate } from '@milepost/domain/values/local-date'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { getPaymentDate } from '../../api/get-payment-date'
import { endOfQuote } from '../../api/quote-problems'
import { useQuote } from '../../state/quote-state'

export type FirstPayment = { date: LocalDate } | 'fetching' | 'failed'

type State = { of: string; found: FirstPayment }

/**
 * When the first monthly payment is taken, as the server says (DDM-05, D-183). A quote that cannot be bought any more is found out
 * here, before anybody fills in the form, and leads where it leads everywhere (NAV-32 to NAV-36).
 */
export function useFirstPayment(reference: string, today: LocalDate) {
  const navigate = useNavigate()
  const coverStart = useQuote((state) => state.answers.coverDetails.effectiveFrom?.date)
  const [tries, setTries] = useState(0)
  const of = `${reference} ${coverStart} ${today} ${tries}`
  const [state, setState] = useState<State>({ of, found: 'fetching' })
  const leave = useEffectEvent((code: string) => {
    const { to, replace } = endOfQuote(code)
    navigate(to, { replace })
  })
  useEffect(() => {
    if (coverStart === undefined) return
    const fetching = new AbortController()
    void getPaymentDate(reference, coverStart, fetching.signal).then((outcome) => {
      if (fetching.signal.aborted) return
      if (outcome.kind === 'refused') return leave(outcome.code)
      setState({ of, found: outcome.kind === 'dated' ? { date: outcome.paymentDate } : 'failed' })
    })
    return () => fetching.abort()
  }, [reference, coverStart, of])
  return {
    firstPayment: state.of === of ? state.found : 'fetching',
    retry: () => setTries((before) => before + 1),
  }
}
