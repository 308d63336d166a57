import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type EndOfQuote, endOfQuote } from '../../api/error-catalogue.ts'
import {
  type ClientData,
  type GetClientData,
  type GetPurchase,
  getClientData,
  getPurchase,
  type Purchased,
  type PurchasedPolicy,
} from '../../api/payment.ts'
import { getPrice } from '../../offer/get-price.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../router.tsx'
import { saveCompletedPurchase, useCompletedPurchase } from '../../state/completed-purchase.ts'
import { loadJourneyDefinition } from '../../state/journey-definition.ts'
import { clearPaymentMethod, PRICED_AGAIN } from '../../state/payment-choice.ts'
import { startPaying, stopPaying, usePaymentInProgress } from '../../state/payment-in-progress.ts'
import { resultsPath, staysOnResults, thankYouPage, thirtyDayPage } from '../../state/results-path.ts'
import { useResults } from '../../state/results-state.ts'
import { noteVisit, trackEvent } from '../../tracking/tracking.ts'
import { showToast } from '../../ui/toast.ts'
import { clearDirectDebit } from '../direct-debit-state.ts'
import { type Checkout, isDebitMissing } from './checkout.ts'
import { type Checking, oneAtATime, type PaymentOutcome, paymentInProgress } from './pay.ts'
import type { PaymentProblem } from './payment-problem.ts'

export type Stage =
  | { kind: 'opening' }
  | Extract<Opened, { kind: 'form' | 'nothing-due' | 'unreachable' }>
  | Checking

/** The one place that handles the result of a payment: what is shown, and where the customer goes. */
export function useCardPage(checkout: Checkout) {
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ kind: 'opening' })
  const [problem, setProblem] = useState<PaymentProblem>()
  const [openings, setOpenings] = useState(0)
  // Navigating to another page, which may still have to load: this one stays as it is.
  const [isLeaving, setLeaving] = useState(false)
  const isPaying = usePaymentInProgress((state) => state.isPaying)
  const isHere = useRef(true)
  const { quoteReference } = checkout

  async function handleOutcome(paid: PaymentOutcome): Promise<void> {
    switch (paid.kind) {
      case 'bought':
        savePurchase(quoteReference, paid.purchased)
        clearDirectDebit()
        return leave({ to: thankYouPage(useResults.getState().isRestart), replace: true })
      case 'taken-up': {
        // If this browser bought it, show its policy; otherwise the end page (F6, F28).
        const purchased = await findPurchase(quoteReference)
        return purchased
          ? handleOutcome({ kind: 'bought', purchased })
          : leave(endOfQuote('QUOTE_ALREADY_TAKEN_UP'))
      }
      case 'new-price':
        return leave(await newPrice())
      case 'go':
        return leave(paid)
      case 'checking':
        // A customer who went back meanwhile is brought here: nothing else tells them not to pay again.
        if (!isHere.current) navigate(paths.makePayment)
        startPaying()
        return setStage(paid)
      case 'problem':
        stopPaying()
        noteVisit({ kind: 'error', field: 'card', code: codeOf(paid.problem) })
        return setProblem(paid.problem)
      case 'left':
        return stopPaying()
    }
  }

  function leave({ to, replace }: EndOfQuote): void {
    stopPaying()
    setLeaving(true)
    navigate(to, { replace })
  }

  async function run(work: () => Promise<PaymentOutcome>): Promise<void> {
    const paid = oneAtATime(work)
    if (paid === undefined) return
    startPaying()
    await handleOutcome(await paid)
  }

  const open = useEffectEvent(async (signal: AbortSignal) => {
    // A payment may have been started before the customer left and came back: its result decides what is shown.
    await paymentInProgress()
    const opened = await openPayment(checkout, signal)
    if (opened.kind === 'aborted') return
    if (opened.kind === 'ended') return handleOutcome(opened.paid)
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
    /** A payment is being made, or was and its page is loading. Nothing is paid before there is a form. */
    isPaying: isPaying || (isLeaving && stage.kind !== 'opening'),
    problem,
    run: (work: () => Promise<PaymentOutcome>) => void run(work),
    handleOutcome: (paid: PaymentOutcome) => void handleOutcome(paid),
    /** Starts over, including the state of earlier attempts. */
    openAgain: () => {
      setStage({ kind: 'opening' })
      setOpenings((count) => count + 1)
    },
    showProblem: setProblem,
    closeProblem: () => setProblem(undefined),
  }
}

export type CardPageState = ReturnType<typeof useCardPage>

/** What the page shows, once the state of earlier attempts is known. */
type Opened =
  | { kind: 'form'; data: ClientData }
  | { kind: 'nothing-due' }
  /** Already paid, being paid, or not payable here. */
  | { kind: 'ended'; paid: PaymentOutcome }
  | { kind: 'unreachable' }
  /** The page was left. */
  | { kind: 'aborted' }

/** Asked before a way to pay is shown: a reload in the middle of a payment must not offer a second one (F28). */
async function openPayment(checkout: Checkout, signal: AbortSignal): Promise<Opened> {
  const [purchase, client] = await Promise.all([
    getPurchase(checkout.quoteReference, signal),
    getClientData(checkout.quoteReference),
  ])
  if (signal.aborted || purchase.kind === 'aborted') return { kind: 'aborted' }
  const before = paidBefore(purchase)
  if (before) return { kind: 'ended', paid: before }
  if (purchase.kind === 'unreachable') return { kind: 'unreachable' }
  return fresh(checkout, client)
}

function paidBefore(purchase: GetPurchase): PaymentOutcome | undefined {
  if (purchase.kind !== 'known') return undefined
  const { status, policy } = purchase
  if (policy) return { kind: 'bought', purchased: purchasedFrom(policy) }
  // Bought, but the policy is not in the reply yet: it will be.
  return status === 'CHECKING' || status === 'BOUGHT'
    ? { kind: 'checking', otherwise: { kind: 'purchase-failed' } }
    : undefined
}

function fresh(checkout: Checkout, client: GetClientData): Opened {
  if (client.kind === 'refused') {
    const end: PaymentOutcome = { kind: 'go', ...endOfQuote(client.code) }
    return { kind: 'ended', paid: client.code === 'QUOTE_ALREADY_TAKEN_UP' ? { kind: 'taken-up' } : end }
  }
  // Bank details are in memory only: after a reload they are asked for again (D-046).
  if (isDebitMissing(checkout))
    return { kind: 'ended', paid: { kind: 'go', to: paths.paymentSummary, replace: true } }
  if (checkout.due === 0) return { kind: 'nothing-due' }
  return client.kind === 'known' ? { kind: 'form', data: client.data } : { kind: 'unreachable' }
}

/**
 * The price on this page is no longer the quote's: another tab has changed it. This tab's answers are priced again and shown before
 * anything is paid; no payment option is preselected (F7, BUY-14).
 */
async function newPrice(): Promise<EndOfQuote> {
  const { results, is30DayQuote, isRestart } = useResults.getState()
  useResults.setState({ pricedFrom: undefined })
  const outcome = await loadJourneyDefinition().then(
    () => getPrice(),
    () => undefined,
  )
  showToast(PRICED_AGAIN)
  const isAnother = useResults.getState().results?.quoteReference !== results?.quoteReference
  clearPaymentMethod(isAnother ? 'changed-elsewhere' : 'priced-again')
  if (outcome?.kind === 'go' && !staysOnResults(outcome.end.to)) return outcome.end
  return { to: is30DayQuote ? thirtyDayPage(isRestart) : resultsPath(), replace: true }
}

/** Recorded and tracked once, regardless of how often the result is reported (CRD-09). */
function savePurchase(quoteReference: string, purchased: Purchased): void {
  if (useCompletedPurchase.getState().bought?.policyNumber === purchased.policyNumber) return
  saveCompletedPurchase({ quoteReference, ...purchased })
  trackEvent('purchase')
}

/** A purchase whose reply was lost, in the shape of a take-up reply (DAT-26, F28). */
export function purchasedFrom({ policyNumber, documents, portalUserStatus }: PurchasedPolicy): Purchased {
  return {
    policyNumber,
    documents: documents.map(({ id, fileName }) => ({ id, fileName })),
    // Until it is known it has its initial value; the thank-you page keeps asking (DAT-26).
    portalUserStatus: portalUserStatus === 'PENDING' ? 'USER_NOT_CREATED' : portalUserStatus,
  }
}

/** The policy of a quote, if this browser bought it. */
async function findPurchase(quoteReference: string): Promise<Purchased | undefined> {
  const purchase = await getPurchase(quoteReference)
  return purchase.kind === 'known' && purchase.policy ? purchasedFrom(purchase.policy) : undefined
}

/** A refusal in the provider's words has no name of ours. */
function codeOf(problem: PaymentProblem): string {
  return problem.kind === 'failure' ? problem.failure : problem.kind
}
