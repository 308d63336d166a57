import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type EndOfQuote, endOfQuote } from '../../api/quote-problems'
import { paths } from '../../paths'
import { startPaying, stopPaying, usePaying } from '../../state/payment-in-progress'
import { thankYouPage } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { forgetDirectDebit } from '../direct-debit-state'
import type { Buying } from './buying'
import { keepPurchase, purchaseOf } from './keep-purchase'
import { newPrice } from './new-price'
import { oneAtATime, paymentUnderWay } from './one-at-a-time'
import { type Opened, openPayment } from './opened'
import type { Checking, Paid } from './paid'
import type { PaymentProblem } from './problem-words'

export type Stage =
  | { kind: 'opening' }
  | Extract<Opened, { kind: 'form' | 'nothing-due' | 'unreachable' }>
  | Checking
  /** On the way to another page, which may still have to be fetched. */
  | { kind: 'leaving' }

/** The page's one place for what becomes of a payment: what is shown, and where its customer goes. */
export function usePayment(buying: Buying) {
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ kind: 'opening' })
  const [problem, setProblem] = useState<PaymentProblem>()
  const [openings, setOpenings] = useState(0)
  const isPaying = usePaying((state) => state.isPaying)
  const isHere = useRef(true)
  const { quoteReference } = buying

  async function settle(paid: Paid): Promise<void> {
    switch (paid.kind) {
      case 'bought':
        keepPurchase(quoteReference, paid.purchased)
        forgetDirectDebit()
        return leave({ to: thankYouPage(useResults.getState().isRestart), replace: true })
      case 'taken-up': {
        // To this browser, then it is shown its policy; to somebody else, then the page for that (F6, F28).
        const purchased = await purchaseOf(quoteReference)
        return purchased ? settle({ kind: 'bought', purchased }) : leave(endOfQuote('QUOTE_ALREADY_TAKEN_UP'))
      }
      case 'new-price':
        return leave(await newPrice())
      case 'go':
        return leave(paid)
      case 'checking':
        // Whoever went back meanwhile is brought here: nothing else tells them not to pay again.
        if (!isHere.current) navigate(paths.makePayment)
        startPaying()
        return setStage(paid)
      case 'problem':
        stopPaying()
        return setProblem(paid.problem)
      case 'left':
        return stopPaying()
    }
  }

  function leave({ to, replace }: EndOfQuote): void {
    stopPaying()
    setStage({ kind: 'leaving' })
    navigate(to, { replace })
  }

  async function run(work: () => Promise<Paid>): Promise<void> {
    const paid = oneAtATime(work)
    if (paid === undefined) return
    startPaying()
    await settle(await paid)
  }

  const open = useEffectEvent(async (signal: AbortSignal) => {
    // A payment begun before its customer went away and came back: how it ends decides what is shown here.
    await paymentUnderWay()
    const opened = await openPayment(buying, signal)
    if (opened.kind === 'aborted') return
    if (opened.kind === 'settled') return settle(opened.paid)
    stopPaying()
    setStage(opened)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another opening asks from the beginning
  useEffect(() => {
    isHere.current = true
    const leaving = new AbortController()
    void open(leaving.signal)
    return () => {
      isHere.current = false
      leaving.abort()
    }
  }, [openings, quoteReference])

  return {
    stage,
    isPaying,
    problem,
    run: (work: () => Promise<Paid>) => void run(work),
    settle: (paid: Paid) => void settle(paid),
    /** Asks from the beginning, what became of earlier tries included. */
    openAgain: () => {
      setStage({ kind: 'opening' })
      setOpenings((count) => count + 1)
    },
    showProblem: setProblem,
    closeProblem: () => setProblem(undefined),
  }
}

export type Payment = ReturnType<typeof usePayment>
