import { join } from 'node:path'
import { root } from '../root.mjs'
import { allAreas } from './all-areas'
import { page } from './page'
import { faultsOf, proofsOf } from './proofs'
import { readTests } from './read-tests'

export const pageFile = join(root, 'docs', 'requirements.md')

/** The page as it should read today, and what is wrong. */
export function made(): { text: string; faults: string[] } {
  const proofs = proofsOf(readTests(root))
  return { text: page(allAreas, proofs), faults: faultsOf(allAreas, proofs) }
}
