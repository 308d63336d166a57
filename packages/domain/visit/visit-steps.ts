import type { StepName } from '../journeys/steps.ts'

/** The steps of a journey in order: a visit has reached a step when it has seen it or a later one (DSK-904). */
export const funnelSteps = [
  'vehicleDetails',
  'vehicleDetailsTwo',
  'aboutYou',
  'driverDetails',
  'driverDetailsTwo',
  'additionalDrivers',
  'vehicleCover',
  'results',
  'paymentSummary',
  'makePayment',
  'thankYou',
] as const satisfies readonly StepName[]

export type FunnelStep = (typeof funnelSteps)[number]

/** Every page that is counted: the steps, and where a journey can end without a policy. */
export const visitSteps = [
  ...funnelSteps,
  'decline',
  'referral',
  'timeOut',
  'error',
] as const satisfies readonly StepName[]

export type VisitStep = (typeof visitSteps)[number]

/** What a browser reports of its own visit, if the visitor allows it (DSK-901). */
export const browserEventKinds = [
  'step-shown',
  'step-done',
  'question-answered',
  /** The question that had the focus when the page was left. */
  'question-left',
  'error-shown',
  'extra-added',
  'buy-pressed',
] as const

export type BrowserEventKind = (typeof browserEventKinds)[number]

/** A visit is one browser on one journey, until nothing has happened for this long. */
export const VISIT_MINUTES = 30
/** The maximum number of events in one call. */
export const MOST_EVENTS = 40
/** How long events are stored, and how long daily counts are (DSK-903). */
export const VISIT_EVENTS_KEPT_DAYS = 60
export const VISIT_COUNTS_KEPT_YEARS = 5
