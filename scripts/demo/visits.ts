import { journeys } from '@milepost/domain/journeys/journeys'
import type { Channel } from '@milepost/domain/questions/asking'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { journeyIds } from '@milepost/domain/terms/identity'
import type { ReportedEvent } from '@milepost/domain/visit/visit-events'
import { type FunnelStep, funnelSteps } from '@milepost/domain/visit/visit-steps'

/** A visit as a browser would have reported it. */
export type MadeVisit = {
  journey: JourneyId
  channel: Channel
  site: string
  /** The minute of its day at which it began. */
  minute: number
  events: readonly ReportedEvent[]
}

/** Where people give up, and what they struggle with there. Shares of those who reach a step. */
const steps: Readonly<
  Record<
    FunnelStep,
    { goesOn: number; seconds: number; errs?: readonly [share: number, question: string, code: string] }
  >
> = {
  vehicleDetails: {
    goesOn: 0.82,
    seconds: 25,
    errs: [0.12, 'vehicleDetails-registration', 'registrationRequired'],
  },
  vehicleDetailsTwo: { goesOn: 0.93, seconds: 70, errs: [0.15, 'vehicleDetails-value', 'valueRequired'] },
  aboutYou: { goesOn: 0.88, seconds: 95, errs: [0.18, 'proposerDetails-dateOfBirth', 'dateOfBirthRequired'] },
  driverDetails: {
    goesOn: 0.94,
    seconds: 60,
    errs: [0.06, 'proposerDetails-maritalStatus', 'maritalStatusRequired'],
  },
  driverDetailsTwo: {
    goesOn: 0.84,
    seconds: 110,
    errs: [0.22, 'proposerDetails-licenceNumber', 'licenceNumberPattern'],
  },
  additionalDrivers: { goesOn: 0.97, seconds: 30 },
  vehicleCover: {
    goesOn: 0.92,
    seconds: 80,
    errs: [0.09, 'coverDetails-voluntaryExcess', 'voluntaryExcessRequired'],
  },
  results: { goesOn: 0.42, seconds: 140 },
  paymentSummary: { goesOn: 0.86, seconds: 75 },
  makePayment: { goesOn: 0.88, seconds: 60, errs: [0.14, '', 'declined'] },
  thankYou: { goesOn: 0, seconds: 0 },
}

const extras = ['KEYCARE', 'LEGAL_EXPENSES', 'PC_BREAKDOWN_NATIONAL'] as const

/** Some visits of a day, the same for the same seed: a demonstration must not surprise its presenter. */
export function visitsOfDay(seed: number, count: number): readonly MadeVisit[] {
  const draw = drawn(seed)
  return Array.from({ length: count }, () => visit(draw))
}

function visit(draw: () => number): MadeVisit {
  const journey = journeyIds[Math.floor(draw() ** 1.6 * journeyIds.length)] ?? 'acorn_pc'
  const isSite = draw() < 0.25 && journeys[journey].line === 'private-car'
  // Between eight and ten at night.
  const minute = Math.floor(8 * 60 + draw() * 14 * 60)
  const events: ReportedEvent[] = []
  // A visitor from a comparison site begins at the price.
  const own = isSite ? funnelSteps.slice(funnelSteps.indexOf('results')) : funnelSteps
  for (const step of own) {
    const { goesOn, seconds, errs } = steps[step]
    events.push({ kind: 'step-shown', step })
    if (errs && draw() < errs[0])
      events.push({ kind: 'error-shown', step, ...(errs[1] !== '' && { question: errs[1] }), code: errs[2] })
    if (draw() >= goesOn) {
      if (errs && errs[1] !== '') events.push({ kind: 'question-left', step, question: errs[1] })
      break
    }
    if (step === 'results') {
      const extra = extras[Math.floor(draw() * extras.length * 2)]
      if (extra !== undefined) events.push({ kind: 'extra-added', step, code: extra })
      events.push({ kind: 'buy-pressed', step })
    }
    events.push({ kind: 'step-done', step, seconds: Math.ceil(seconds * (0.5 + draw() * 1.6)) })
  }
  return {
    journey,
    channel: isSite ? 'aggregator' : 'direct',
    site: isSite ? 'quotelark' : '',
    minute,
    events,
  }
}

/** Numbers between 0 and 1 (mulberry32). */
function drawn(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
