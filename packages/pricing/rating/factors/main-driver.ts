import type { Driver } from '../../risk/driver'
import { coded } from '../factor'

/** A named driver is behind the wheel less than the main one, but not by so much that fronting pays. */
export const mainDriver = coded<Driver>({
  table: 'main-driver',
  words: 'Who drives most',
  reads: ({ isMain }) => (isMain ? 'main' : 'named'),
  codes: ['main', 'named'],
})
