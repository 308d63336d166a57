import type { Area } from '../area'

export const claims: Area = {
  code: 'CLM',
  name: 'Claims',
  titles: {
    'CLM-01': 'Claims are listed within each driver',
    'CLM-02': 'Every box of a claim is needed',
    'CLM-03': 'A claim costs nothing or more',
    'CLM-04': 'No claim from the future',
    'CLM-05': 'No claim before birth',
    'CLM-06': 'Claims of five years, or three on one journey',
  },
}
