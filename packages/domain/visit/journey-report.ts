import type { LocalDate } from '../values/local-date.ts'
import { funnelPlace, secondsBands } from './visit-events.ts'
import { type BrowserEventKind, type FunnelStep, funnelSteps } from './visit-steps.ts'

/** The daily counts besides the browsers' events: how visits went, and what the server itself knows (DSK-903). */
export type CountKind =
  | BrowserEventKind
  /** A visit: the furthest step in `step`, its first in `band`, the last question and error met there. */
  | 'visit-ended'
  /** A visit that met any error on a step. */
  | 'step-erred'
  | 'priced'
  | 'declined'
  | 'referred'
  /** Referrals as they ended: by an underwriter, by new answers, or undecided. */
  | 'referral-approved'
  | 'referral-declined'
  | 'referral-withdrawn'
  | 'referral-no-longer-referred'
  | 'referral-lapsed'
  | 'decline-reason'
  | 'referral-reason'
  /** A visitor opened the offer of a comparison site. */
  | 'arrived'
  /** Begun, and not refused. */
  | 'payment-begun'
  | 'payment-refused'
  | 'bought'

/** The kinds of counts in a report; the others are for the export. These are few, while answered questions are very many. */
export const reportedKinds = [
  'step-shown',
  'step-done',
  'error-shown',
  'extra-added',
  'visit-ended',
  'step-erred',
  'priced',
  'declined',
  'referred',
  'referral-approved',
  'referral-declined',
  'referral-withdrawn',
  'referral-no-longer-referred',
  'referral-lapsed',
  'decline-reason',
  'referral-reason',
  'arrived',
  'payment-begun',
  'payment-refused',
  'bought',
] as const satisfies readonly CountKind[]

/** Counts of a period that agree in everything but the day. */
export type Count = {
  kind: CountKind
  step: string
  question: string
  code: string
  band: string
  site: string
  /** Different visits; 0 for the server's own counts. */
  visits: number
  times: number
}

/** One row for each day, drawn as a line. */
export type DayCount = { day: LocalDate; visits: number; priced: number; bought: number }

export type FunnelRow = {
  step: FunnelStep
  /** Visits that have seen this step, or began before it and have seen a later one. */
  reached: number
  /** Visits for which it was the last step. A purchase never counts as a stop. */
  stopped: number
  erred: number
  /** Half of its completions took no longer; undefined if it was never completed. */
  halfWithinSeconds: number | undefined
  nineOfTenWithinSeconds: number | undefined
}

export type JourneyReport = {
  visits: number
  funnel: readonly FunnelRow[]
  /** Where visits stopped, with the question last in focus and the last error, most first. */
  stops: readonly { step: string; question: string; code: string; visits: number }[]
  errors: readonly { step: string; question: string; code: string; visits: number; times: number }[]
  ends: readonly { step: string; visits: number }[]
  outcomes: Readonly<
    Record<'priced' | 'declined' | 'referred' | 'paymentsBegun' | 'paymentsRefused' | 'bought', number>
  >
  /** What became of referrals in the period, whenever they were opened. */
  referrals: Readonly<Record<'approved' | 'declined' | 'withdrawn' | 'lapsed', number>>
  declineReasons: readonly CodeCount[]
  referralReasons: readonly CodeCount[]
  refusedCards: readonly CodeCount[]
  extras: readonly CodeCount[]
  boughtPrices: readonly { band: string; times: number }[]
  sites: readonly { site: string; asked: number; offered: number; arrived: number; bought: number }[]
}

type CodeCount = { code: string; times: number }

/** A percentage of fewer visits than this would be misleading. */
export const SMALL_NUMBER = 30
/** Longer lists are for the export. */
const MOST_ROWS = 20

const endPages: readonly string[] = ['decline', 'referral', 'timeOut', 'error']

/** The report on the counts of a period (DSK-904, DSK-905). */
export function journeyReport(counts: readonly Count[]): JourneyReport {
  const of = (...kinds: readonly CountKind[]) => counts.filter(({ kind }) => kinds.includes(kind))
  const total = (kind: CountKind) => sum(of(kind), 'times')
  const ended = of('visit-ended')
  const shown = of('step-shown').filter(({ step }) => endPages.includes(step))
  return {
    visits: sum(ended, 'visits'),
    funnel: funnelSteps.map((step) => funnelRow(step, ended, of('step-erred', 'step-done'))),
    stops: largest(
      grouped(ended, ({ step, question, code }) => [step, question, code])
        .filter(([first]) => first.step !== 'thankYou')
        .map(([{ step, question, code }, same]) => ({ step, question, code, visits: sum(same, 'visits') })),
      'visits',
    ),
    errors: largest(
      grouped(of('error-shown'), ({ step, question, code }) => [step, question, code]).map(
        ([{ step, question, code }, same]) => ({
          step,
          question,
          code,
          visits: sum(same, 'visits'),
          times: sum(same, 'times'),
        }),
      ),
      'visits',
    ),
    ends: grouped(shown, ({ step }) => [step]).map(([{ step }, same]) => ({
      step,
      visits: sum(same, 'visits'),
    })),
    outcomes: {
      priced: total('priced'),
      declined: total('declined'),
      referred: total('referred'),
      paymentsBegun: total('payment-begun') + total('payment-refused'),
      paymentsRefused: total('payment-refused'),
      bought: total('bought'),
    },
    referrals: {
      approved: total('referral-approved'),
      declined: total('referral-declined'),
      withdrawn: total('referral-withdrawn') + total('referral-no-longer-referred'),
      lapsed: total('referral-lapsed'),
    },
    declineReasons: byCode(of('decline-reason')),
    referralReasons: byCode(of('referral-reason')),
    refusedCards: byCode(of('payment-refused')),
    extras: byCode(of('extra-added')),
    boughtPrices: grouped(of('bought'), ({ band }) => [band])
      .map(([{ band }, same]) => ({ band, times: sum(same, 'times') }))
      .sort((one, other) => Number(one.band) - Number(other.band)),
    sites: sitesOf(counts),
  }
}

function funnelRow(step: FunnelStep, ended: readonly Count[], onSteps: readonly Count[]): FunnelRow {
  const place = funnelPlace(step) ?? 0
  const here = onSteps.filter((count) => count.step === step)
  const times = here.filter(({ kind }) => kind === 'step-done')
  const isLast = place === funnelSteps.length - 1
  return {
    step,
    reached: sum(
      ended.filter(
        (visit) => (funnelPlace(visit.band) ?? 0) <= place && place <= (funnelPlace(visit.step) ?? -1),
      ),
      'visits',
    ),
    stopped: isLast
      ? 0
      : sum(
          ended.filter((visit) => visit.step === step),
          'visits',
        ),
    erred: sum(
      here.filter(({ kind }) => kind === 'step-erred'),
      'visits',
    ),
    halfWithinSeconds: withinSeconds(times, 0.5),
    nineOfTenWithinSeconds: withinSeconds(times, 0.9),
  }
}

/** The time that this share of them did not exceed. Within a band, times are assumed to be spread evenly. */
function withinSeconds(times: readonly Count[], part: number): number | undefined {
  const all = sum(times, 'times')
  if (all === 0) return undefined
  let before = 0
  for (const [index, lowest] of secondsBands.entries()) {
    const here = sum(
      times.filter(({ band }) => band === String(lowest)),
      'times',
    )
    if (here > 0 && before + here >= all * part) {
      const highest = secondsBands[index + 1] ?? lowest
      return Math.round(lowest + ((highest - lowest) * (all * part - before)) / here)
    }
    before += here
  }
  return undefined
}

function sitesOf(counts: readonly Count[]): JourneyReport['sites'] {
  const ofSites = counts.filter(({ site }) => site !== '')
  return grouped(ofSites, ({ site }) => [site])
    .map(([{ site }, same]) => {
      const total = (...kinds: readonly CountKind[]) =>
        sum(
          same.filter(({ kind }) => kinds.includes(kind)),
          'times',
        )
      return {
        site,
        asked: total('priced', 'declined', 'referred'),
        offered: total('priced'),
        arrived: total('arrived'),
        bought: total('bought'),
      }
    })
    .filter(({ asked, arrived, bought }) => asked + arrived + bought > 0)
    .sort((one, other) => other.asked - one.asked)
}

function byCode(counts: readonly Count[]): readonly CodeCount[] {
  return largest(
    grouped(counts, ({ code }) => [code]).map(([{ code }, same]) => ({ code, times: sum(same, 'times') })),
    'times',
  )
}

function sum(counts: readonly Count[], what: 'visits' | 'times'): number {
  return counts.reduce((total, count) => total + count[what], 0)
}

function grouped(
  counts: readonly Count[],
  by: (count: Count) => readonly string[],
): (readonly [Count, readonly Count[]])[] {
  const groups = new Map<string, [Count, Count[]]>()
  for (const count of counts) {
    const key = by(count).join('\n')
    const group = groups.get(key)
    if (group) group[1].push(count)
    else groups.set(key, [count, [count]])
  }
  return [...groups.values()]
}

function largest<Name extends string, Row extends Readonly<Record<Name, number>>>(
  rows: readonly Row[],
  by: Name,
): readonly Row[] {
  return [...rows].sort((one, other) => other[by] - one[by]).slice(0, MOST_ROWS)
}
