/** Data that is stored for a time and then erased (CON-26, D-251, D-281). Policies come first: quotes of theirs are free after them. */
export const retainedParts = [
  'policies',
  'injury-policies',
  'bank-accounts',
  'paid-quotes',
  'quotes',
  'quotes-with-convictions',
  'drafts',
  'drafts-with-convictions',
  'look-ups',
  'tallies',
  'notices',
  'links',
  'jobs',
  'security-events',
  'audit-trail',
  'sessions',
  'visits',
  'visit-counts',
] as const
export type RetainedPart = (typeof retainedParts)[number]

/** Quotes erased with their month, and months dropped. */
export type MonthsErased = { quotes: number; months: number }

export type Retention = {
  /** Erases the months that ended before a moment, in batches of this size. Quotes that must be retained are moved elsewhere. */
  eraseMonths(before: Date, batch: number, signal?: AbortSignal): Promise<MonthsErased>
  /** Deletes at most this many rows last touched before a moment. Fewer means that there are no more. */
  eraseSome(part: RetainedPart, before: Date, atMost: number): Promise<number>
}

/** What a restriction covered when it began. */
export type Restricted = { quotes: number; sold: number; drafts: number }

export type Restriction = {
  since: Date
  liftedAt: Date | undefined
  /** What it still covers. */
  quotes: number
}
