/** Policies that follow one another. */
export type RenewalTables = Record<never, never>
