import type { CoverTerms } from '@milepost/domain/terms/terms'

/** What an extra is, gives, leaves out and asks, beyond the sentence it is sold by. Said in its own information and in the wording. */
export type ExtraTerms = {
  /** Short, for lists and file names. */
  name: string
  /** "This is …" */
  type: string
  insured: readonly string[]
  notInsured: readonly string[]
  restrictions: readonly string[]
  where: readonly string[]
  onAClaim: string
}

/** Amounts are the line's own (D-151). */
export type WriteExtra = (cover: CoverTerms) => ExtraTerms

export const homeOnly = ['Great Britain, Northern Ireland, the Isle of Man and the Channel Islands']
