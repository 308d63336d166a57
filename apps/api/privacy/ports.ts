/** What is kept for a time and then erased (CON-26, D-251). */
export const retainedParts = [
  'quotes',
  'drafts',
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

export type Retention = {
  /** Deletes at most this many rows last touched before a moment. Fewer means that there are no more. */
  eraseSome(part: RetainedPart, before: Date, atMost: number): Promise<number>
}
