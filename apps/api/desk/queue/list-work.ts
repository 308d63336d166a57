import { rejectionForStaff } from '@milepost/domain/payment/mandate-rejection'
import { issueCodes } from '@milepost/domain/referral/issue'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { kindsOf, type WorkKind, workIdOf, workKindNames } from '@milepost/domain/work/kinds'
import {
  debtInWords,
  isStoppedState,
  missedRenewalInWords,
  postInWords,
  proofInWords,
  reasonsInWords,
  refundInWords,
  requestInWords,
  stoppedPayments,
} from '@milepost/domain/work/why'
import type { Clock } from '../../platform/ports.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import { type OpenWork, type WorkDetails, type WorkStore, workOfJob } from './ports.ts'

export type WorkFilters = {
  kind?: WorkKind | undefined
  brand?: BrandCode | undefined
  journey?: JourneyId | undefined
  assignee?: 'ANYONE' | 'MINE' | 'NOBODY' | undefined
  snoozed?: 'HIDDEN' | 'SHOWN' | 'ONLY' | undefined
  /** The beginning of a reference or of a policy number. */
  find?: string | undefined
  /** The position of the last line of the previous page. */
  after?: string | undefined
}

export type WorkLine = OpenWork & WorkDetails & { why: string }
export type WorkPage = {
  lines: readonly WorkLine[]
  total: number
  counts: WorkCounts
  after: string | undefined
}

type Ports = { work: WorkStore; clock: Clock }
type Viewer = Pick<StaffSession, 'subject' | 'roles' | 'brands'>

const PAGE = 50

/** A page of the person's queue: the work they may see, earliest deadline first (DSK-202). */
export async function listWork(
  filters: WorkFilters,
  viewer: Viewer,
  { work, clock }: Ports,
): Promise<WorkPage> {
  const now = clock()
  const all = await work.open({ kinds: kindsOf(viewer), brands: viewer.brands, now })
  const filtered = all.filter((each) => isAsked(each, filters, viewer, now))
  // Continues after the last line of the previous page, not by a count: other staff take and finish work meanwhile.
  const rest =
    filters.after === undefined ? filtered : filtered.filter((each) => isAfter(each, filters.after ?? ''))
  const page = rest.slice(0, PAGE)
  const details = await work.details(page)
  const last = page.at(-1)
  return {
    lines: page.map((each, index) => lineOf(each, details[index])),
    total: filtered.length,
    counts: countsOf(all, viewer, now),
    after: rest.length > page.length && last ? placeOf(last) : undefined,
  }
}

function isAsked(work: OpenWork, filters: WorkFilters, { subject }: Viewer, now: Date): boolean {
  const { kind, brand, journey, assignee = 'ANYONE', snoozed = 'HIDDEN', find } = filters
  const begins = (text: string | undefined) =>
    text?.toUpperCase().startsWith(find?.trim().toUpperCase() ?? '')
  return (
    (kind === undefined || work.kind === kind) &&
    (brand === undefined || work.tenant === brand) &&
    (journey === undefined || work.journey === journey) &&
    (assignee !== 'MINE' || work.holding?.subject === subject) &&
    (assignee !== 'NOBODY' || work.holding === undefined) &&
    (snoozed === 'SHOWN' || isSnoozed(work, now) === (snoozed === 'ONLY')) &&
    (find === undefined || begins(work.reference) === true || begins(work.policyNumber) === true)
  )
}

const isSnoozed = ({ holding }: OpenWork, now: Date) =>
  holding?.snoozedUntil !== undefined && holding.snoozedUntil > now

/** A position in the queue, which is ordered by due time and then by id. */
const placeOf = (work: OpenWork) => `${work.dueAt.getTime()}~${workIdOf(work)}`

function isAfter(work: OpenWork, place: string): boolean {
  const [due = '', id = ''] = place.split('~')
  const apart = work.dueAt.getTime() - Number(due)
  return apart > 0 || (apart === 0 && workIdOf(work) > id)
}

function lineOf(
  work: OpenWork,
  details: WorkDetails = { initials: '', price: undefined, reasons: [] },
): WorkLine {
  return { ...work, ...details, why: whyOf(work, details) }
}

/** The reason why it is in the queue, in words. */
function whyOf({ kind, stage }: OpenWork, { reasons }: WorkDetails): string {
  if (kind === 'referral') {
    const referring = reasons.filter((code) => issueCodes.some((each) => each === code))
    const why = reasonsInWords(referring)
    return stage === 'asked' ? `Waiting for the customer’s answer. ${why}` : why
  }
  if (kind === 'lock') return stage === '' ? 'Held back for a review' : `Locked by ${stage}`
  if (kind === 'payment') return isStoppedState(stage) ? stoppedPayments[stage] : stage
  if (kind === 'mandate')
    return `The bank refused the Direct Debit. ${rejectionForStaff(stage === '' ? undefined : stage)}`
  if (kind === 'renewal') return missedRenewalInWords(stage)
  if (kind === 'request') return requestInWords(stage)
  if (kind === 'post') return postInWords(stage)
  if (kind === 'proof') return proofInWords(stage)
  if (kind === 'refund') return refundInWords(stage)
  if (kind === 'debt') return debtInWords(stage)
  return Object.entries(workOfJob).find(([name]) => name === stage)?.[1]?.why ?? stage
}

/** The number of pieces of work that are not snoozed. */
export type WorkCounts = {
  byKind: readonly { kind: WorkKind; count: number }[]
  all: number
  late: number
  mine: number
}

export function countsOf(work: readonly OpenWork[], viewer: Viewer, now: Date): WorkCounts {
  const awake = work.filter((each) => !isSnoozed(each, now))
  const seen = kindsOf(viewer)
  return {
    byKind: workKindNames
      .filter((kind) => seen.includes(kind))
      .map((kind) => ({ kind, count: awake.filter((each) => each.kind === kind).length })),
    all: awake.length,
    late: awake.filter(({ dueAt }) => dueAt < now).length,
    mine: awake.filter(({ holding }) => holding?.subject === viewer.subject).length,
  }
}

/** The part of it that a person may see. */
export function seenBy(work: readonly OpenWork[], viewer: Viewer): readonly OpenWork[] {
  const kinds = kindsOf(viewer)
  return work.filter(({ kind, tenant }) => kinds.includes(kind) && viewer.brands.includes(tenant))
}

/** Changes when any of the person's lines changes. */
export function linesAsText(work: readonly OpenWork[], now: Date): string {
  return work
    .map((each) =>
      [workIdOf(each), each.dueAt.getTime(), each.stage, each.holding?.subject, isSnoozed(each, now)].join(),
    )
    .join('\n')
}
