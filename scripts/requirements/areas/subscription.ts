import type { Area } from '../area'

export const subscription: Area = {
  code: 'SUB',
  name: '30-day subscription',
  titles: {
    'SUB-01': 'Without its quote or price the page is an error',
    'SUB-02': 'Only thirty days: warned, with the way to a year',
    'SUB-03': 'Title, breakdown, information, exclusions and papers',
    'SUB-04': 'Pay Now waits for the acceptance',
    'SUB-05': 'Only thirty days: card and flag are set',
    'SUB-06': 'It ends thirty days on, less one',
    'SUB-07': 'No-claims is earned after twelve in a row',
    'SUB-08': 'A price that stays, no credit, cancelled any time',
  },
}
