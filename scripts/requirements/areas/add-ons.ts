import type { Area } from '../area'

export const addOns: Area = {
  code: 'AON',
  name: 'Add-ons',
  titles: {
    'AON-01': 'No-claims protection, where there are years to protect',
    'AON-02': 'One excess reimbursement at a time',
    'AON-03': 'Two tiers of breakdown cover, one at a time',
    'AON-04': 'Key Care waits for a way to pay, then comes and goes',
    'AON-05': 'The rest under optional extras',
    'AON-06': 'Prices per month or year, blank when unknown',
    'AON-07': 'Every change prices the quote anew',
    'AON-08': 'What came chosen stays chosen',
    'AON-09': 'Protecting no-claims prices the quote anew',
    'AON-10': 'No breakdown cover for a vehicle of fifteen years',
    'AON-11': 'The breakdown bar comes after scrolling',
  },
}
