import type { Area } from '../area'

export const gates: Area = {
  code: 'SEC',
  name: 'Roles and gates',
  titles: {
    'SEC-01': 'No staff, no log-ins, customers without names',
    'SEC-02': 'Five facts open a quote, and nothing less',
    'SEC-03': 'Impound for owner and keeper only',
    'SEC-04': 'Under eighteen nothing renews by itself',
    'SEC-05': 'Four kinds of customer, told by context',
    'SEC-06': 'Direct debit for the sole holder only',
    'SEC-07': 'Bank details changed by the holder only',
  },
}
