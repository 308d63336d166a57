/** What comparison sites asked for, and what they were told. */
export type ComparisonSiteTables = Record<never, never>
