import type { Area } from '../area'

export const modifications: Area = {
  code: 'MOD',
  name: 'Modifications',
  titles: {
    'MOD-01': 'Modifications are added, edited, and removed once confirmed',
    'MOD-02': 'Five at the most',
    'MOD-03': 'A modified vehicle names at least one',
    'MOD-04': 'Each needs code, value and medical answer',
    'MOD-05': 'A new one counts as not told to the insurer',
    'MOD-06': 'An empty list opens its form; edits replace in place',
    'MOD-07': 'Nothing to cancel while the list is empty',
  },
}
