import type { NamedTest } from './read-tests.ts'

/** One rule of docs/rules, as its page states it. */
export type Rule = {
  /** `VEH-21`, `D-127`, `T5`. */
  id: string
  title: string
  /** The file, from the root of the clone, and the line of the heading. */
  page: string
  line: number
  /** The rule itself: the paragraphs before any reason. Its fingerprint covers these alone. */
  text: string
  /** Where a person sees it on a screen. */
  look: string | undefined
  /** Rules whose tests prove this one too. */
  provenBy: readonly string[]
  /** Tests that prove it and do not name it. */
  provenByTests: readonly NamedTest[]
  /** Why no test can prove it. */
  noTest: string | undefined
}

/** Decided and not built: nothing proves these yet. */
export const plannedPage = 'docs/rules/planned.md'
