import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { type FunnelStep, funnelSteps, MOST_EVENTS, type VisitStep } from '@milepost/domain/visit/visit-steps'
import { sendVisit, type VisitEvent } from '../api/visit.ts'
import { paths, stepAt } from '../paths.ts'
import { hearVisit, type VisitNote, type Visitor } from '../tracking/tracking.ts'
import { currentVisit } from './current-visit.ts'

/** Sent in batches: when the page is left, and while it is open at most this often. */
const SEND_AFTER_MS = 15_000

/**
 * Reports this visit to our own counts: steps, times, mistakes by their names, the question that was left. Never an answer, and nothing at
 * all if the visitor does not want it (DSK-901).
 */
export function watchVisit(visitor: () => Visitor): void {
  let waiting: VisitEvent[] = []
  let step: VisitStep | undefined
  let openedAt = 0
  let focused: string | undefined
  let left: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const answered = new Set<string>()

  const add = (event: VisitEvent) => {
    waiting.push(event)
    if (waiting.length >= MOST_EVENTS) flush()
    else timer ??= setTimeout(flush, SEND_AFTER_MS)
  }
  function flush() {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    if (events.length === 0 || !isAllowed()) return
    const from = visitor()
    const site = from.channel === 'Aggregator' ? comparisonSiteOf(from.source)?.key : undefined
    const channel = from.channel === 'Aggregator' ? 'aggregator' : 'direct'
    const visit = currentVisit(`${channel} ${site ?? ''}`, Date.now())
    // A new visit has answered nothing yet.
    if (visit.isNew) answered.clear()
    void sendVisit({ visit: visit.id, channel, ...(site && { site }), events })
  }

  function hear(note: VisitNote) {
    if (note.kind === 'page') return show(stepOf(note.path))
    if (step === undefined) return
    if (note.kind === 'error') add({ kind: 'error-shown', step, question: note.field, code: note.code })
    else add({ step, ...note })
  }
  function show(next: VisitStep | undefined) {
    if (next === step) return
    const before = step
    if (before && next && placeOf(before) >= 0 && placeOf(before) < placeOf(next))
      add({ kind: 'step-done', step: before, seconds: Math.round((performance.now() - openedAt) / 1_000) })
    step = next
    openedAt = performance.now()
    focused = undefined
    if (next) add({ kind: 'step-shown', step: next })
  }

  document.addEventListener('focusin', ({ target }) => {
    focused = fieldOf(target) ?? focused
  })
  document.addEventListener('change', ({ target }) => {
    const question = fieldOf(target)
    if (question === undefined || step === undefined || answered.has(`${step} ${question}`)) return
    answered.add(`${step} ${question}`)
    add({ kind: 'question-answered', step, question })
  })
  const leave = () => {
    if (step && focused && focused !== left) {
      left = focused
      waiting.push({ kind: 'question-left', step, question: focused })
    }
    flush()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  window.addEventListener('pagehide', leave)
  hearVisit(hear)
}

/** A consent tool decides; a browser that asks not to be tracked is not (Global Privacy Control). */
function isAllowed(): boolean {
  const asksNot: unknown = Reflect.get(navigator, 'globalPrivacyControl')
  return asksNot !== true && (window.milepostConsent?.('visit-events') ?? true)
}

const counted: Readonly<Record<string, VisitStep>> = {
  [paths.results]: 'results',
  [paths.pcwResult]: 'results',
  [paths.paymentSummary]: 'paymentSummary',
  [paths.makePayment]: 'makePayment',
  [paths.thankYou]: 'thankYou',
  [paths.decline]: 'decline',
  [paths.referral]: 'referral',
  [paths.timeOut]: 'timeOut',
  [paths.error]: 'error',
}

const stepOf = (path: string): VisitStep | undefined => stepAt(path) ?? counted[path]

/** A page that ends a journey comes after no step: the step before it was not completed. */
const placeOf = (step: VisitStep): number => {
  const steps: readonly VisitStep[] = funnelSteps satisfies readonly FunnelStep[]
  return steps.indexOf(step)
}

const FIELD = /^[A-Za-z][A-Za-z0-9-]{0,99}$/

/** The name of a form's field, never what is in it. */
function fieldOf(target: EventTarget | null): string | undefined {
  const name: unknown = target instanceof HTMLElement ? (Reflect.get(target, 'name') ?? target.id) : undefined
  return typeof name === 'string' && FIELD.test(name) ? name : undefined
}
