import type { Block } from '../paper/blocks'

/** A numbered part of the policy wording. */
export type Part = { title: string; blocks: readonly Block[] }
