import type { Block } from '../pdf/blocks'

/** A numbered part of the policy wording. */
export type Part = { title: string; blocks: readonly Block[] }
