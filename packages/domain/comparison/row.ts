import type { Terms } from '../terms/terms'
import type { LocalDate } from '../values/local-date'

/** Where and when a risk is read. */
export type ReadingHere = { terms: Terms; today: LocalDate; now: Date }

/** A value that none of our answers stands for, and what may be sent instead. */
export class Unmapped {
  constructor(readonly message: string) {}
}

/**
 * One field of a site's risk: which answers it gives, how it is read, and what it means when it was not sent. Where it means
 * nothing, the answers stay open and their own questions say whether that is a gap.
 */
export interface Row<Part, Subject, From extends keyof Part & string> {
  from: From
  /** The answers it leads to, so that a gap can be named in the site's words. */
  to: readonly (keyof Subject & string)[]
  /** Declared as a method so that a row of one part fits a table of any. */
  read(value: NonNullable<Part[From]>, here: ReadingHere, part: Part): Subject | Unmapped
  /** Said to the customer, who is asked to check, when what is read is our reckoning of what was sent. */
  reckoned?: string
  unsent?: {
    /** Said to the customer, who is asked to check. Left out where our published shape itself says what silence means. */
    assumed?: string
    answers(here: ReadingHere, part: Part): Subject
  }
}

export type AnyPart = Readonly<Record<string, unknown>>

/** A row whose part does not matter to the one who holds it. Each is still written with its own exact types. */
export type AnyRow = Row<AnyPart, AnyPart, string>

/** Gives a row the exact type of the field it reads. */
export function row<Part, Subject>() {
  return <From extends keyof Part & string>(entry: Row<Part, Subject, From>) => entry
}
