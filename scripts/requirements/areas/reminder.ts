import type { Area } from '../area'

export const reminder: Area = {
  code: 'RMD',
  name: 'Quote reminders',
  titles: {
    'RMD-01': "The reminder's page reads quote and source",
    'RMD-02': 'It shows prices and asks three facts',
    'RMD-03': 'All three facts are needed',
    'RMD-04': 'Birthdays of seventeen to ninety years',
    'RMD-05': 'The right facts lead to results',
    'RMD-06': 'Wrong facts are told in their words',
    'RMD-07': 'Anything else leads to the error page',
  },
}
