import type { Area } from '../area'

export const cover: Area = {
  code: 'COV',
  name: 'Cover',
  titles: {
    'COV-01': 'Level, start, excess, no-claims, protection, disclaimer',
    'COV-02': 'Comprehensive or fire and theft; third party explained',
    'COV-03': 'Level, start, excess and years are needed',
    'COV-04': 'A start within thirty days, or seven on restarts',
    'COV-05': 'Years earned ask whether to protect them',
    'COV-06': 'Taxi and van say on which policy years were earned',
    'COV-07': 'The disclaimer is read and agreed',
    'COV-08': 'Years count when used within two years',
    'COV-09': 'The start is a quarter of an hour from now, rounded',
    'COV-10': "The wizard's end gives the price and its outcome",
    'COV-11': 'Hours of the day and minutes in steps',
  },
}
