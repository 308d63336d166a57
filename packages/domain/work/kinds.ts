import { may, type Permission, type StaffMember } from '../desk/people.ts'
import { REFUND_WORKING_DAYS } from '../payment/refund-states.ts'
import { addWorkingDays } from '../payment/working-days.ts'
import { dataRequestDue } from '../privacy/data-request.ts'
import { checkDueAt } from '../purchase/proof-steps.ts'
import { promisedBy } from '../referral/promise.ts'
import { type BrandCode, brandCodes } from '../terms/identity.ts'
import { instantOf, londonDate } from '../values/london-time.ts'

type Kind = {
  /** Its name in the queue's filter. */
  title: string
  /** The permission required to have this work in the queue. */
  seenWith: Permission
  /** When it should be done, from the time it began; a source with its own date overrides it. */
  due(since: Date): Date
  /** What the customer was promised about it; undefined if they do not know of it. */
  promise: string | undefined
  /** Whether the state of the product ends it, or a staff member marks it as done. */
  ends: 'by-itself' | 'by-hand'
}

const hours = (count: number) => (since: Date) => new Date(since.getTime() + count * 3_600_000)

/**
 * Every kind of work that the queue of the desk holds, one record each (DSK-201). Staff do not create work: each kind is read
 * from the state of the product by its source (apps/api/desk/queue/source-store.ts).
 */
export const workKinds = {
  referral: {
    title: 'Referred',
    seenWith: 'quote.read',
    due: promisedBy,
    promise: 'A decision by email',
    ends: 'by-itself',
  },
  lock: {
    title: 'Locked',
    seenWith: 'quote.read',
    due: promisedBy,
    promise: 'That the quote is being looked at',
    ends: 'by-itself',
  },
  payment: {
    title: 'Payments stopped',
    seenWith: 'payment.read',
    due: hours(1),
    promise: undefined,
    ends: 'by-itself',
  },
  mandate: {
    title: 'Mandates refused',
    seenWith: 'policy.read',
    // The first instalment is at least ten working days away, and the lender writes before it (D-183).
    due: (since) => instantOf({ date: addWorkingDays(londonDate(since), 5), hour: 17, minute: 0 }),
    promise: 'Asked to call us with another account',
    ends: 'by-hand',
  },
  proof: {
    title: 'Proofs',
    seenWith: 'policy.read',
    due: checkDueAt,
    promise: 'That we check what they send, and ask if it does not come',
    ends: 'by-itself',
  },
  post: {
    title: 'To post',
    seenWith: 'policy.read',
    // The letter and the page name no day; first-class post takes one more.
    due: (since) => instantOf({ date: addWorkingDays(londonDate(since), 2), hour: 17, minute: 0 }),
    promise: 'Documents or a welcome pack by post',
    ends: 'by-hand',
  },
  refund: {
    title: 'Refunds',
    seenWith: 'payment.confirm-refund',
    // It is the customer's money: the days count from when the refund was begun, not from its last step (DSK-516).
    due: (since) =>
      instantOf({ date: addWorkingDays(londonDate(since), REFUND_WORKING_DAYS), hour: 17, minute: 0 }),
    promise: 'The money within five working days',
    ends: 'by-itself',
  },
  debt: {
    title: 'Not paid to us',
    seenWith: 'payment.read',
    // The customer is insured meanwhile: someone calls them within a week.
    due: (since) => instantOf({ date: addWorkingDays(londonDate(since), 5), hour: 17, minute: 0 }),
    promise: 'That we contact them if it is not paid',
    ends: 'by-itself',
  },
  renewal: {
    title: 'Renewals we missed',
    seenWith: 'policy.read',
    // The customer may be driving without insurance.
    due: hours(4),
    promise: 'That we call them',
    ends: 'by-hand',
  },
  email: {
    title: 'Emails undelivered',
    seenWith: 'quote.read',
    due: promisedBy,
    promise: undefined,
    ends: 'by-hand',
  },
  job: {
    title: 'Not finished',
    seenWith: 'policy.read',
    due: promisedBy,
    promise: undefined,
    ends: 'by-hand',
  },
  request: {
    title: 'Data requests',
    seenWith: 'data-request.see',
    // The request has a legal date of its own (domain/privacy/data-request), which its source gives.
    due: (since) =>
      instantOf({ date: dataRequestDue(londonDate(since), { isExtended: false }), hour: 17, minute: 0 }),
    promise: 'An answer by the legal date',
    ends: 'by-itself',
  },
} as const satisfies Readonly<Record<string, Kind>>

export type WorkKind = keyof typeof workKinds
export const workKindNames = Object.keys(workKinds) as [WorkKind, ...WorkKind[]]

export function isWorkKind(text: string): text is WorkKind {
  return Object.hasOwn(workKinds, text)
}

/** The record of a kind, with the general type. */
export const kindOf = (kind: WorkKind): Kind => workKinds[kind]

export function kindsOf(member: Pick<StaffMember, 'roles' | 'brands'>): readonly WorkKind[] {
  return workKindNames.filter((kind) => may(member, workKinds[kind].seenWith))
}

/** One piece of work: its kind, its brand, and the id of what it is about, which is unique among these. */
export type WorkKey = { kind: WorkKind; tenant: BrandCode; about: string }

/** As written in a URL or an API call: `referral.A.A-0123456789B.1`. */
export const workIdPattern = /^[a-z]{1,20}\.[A-Z]{1,5}\.[\w.:-]{1,100}$/

export function workIdOf({ kind, tenant, about }: WorkKey): string {
  return `${kind}.${tenant}.${about}`
}

export function readWorkId(text: string): WorkKey | undefined {
  const [kind = '', brand = '', ...rest] = text.split('.')
  const tenant = brandCodes.find((code) => code === brand)
  return isWorkKind(kind) && tenant && rest.length > 0 ? { kind, tenant, about: rest.join('.') } : undefined
}
