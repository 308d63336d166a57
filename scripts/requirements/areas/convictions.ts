import type { Area } from '../area'

export const convictions: Area = {
  code: 'CNV',
  name: 'Convictions',
  titles: {
    'CNV-01': 'Convictions are listed within each driver',
    'CNV-02': 'Every box of a conviction is needed',
    'CNV-03': 'Ban dates only from the disqualified',
    'CNV-04': 'Neither conviction nor ban from the future',
    'CNV-05': 'A ban ends after it begins',
    'CNV-06': 'No conviction before its ban',
    'CNV-07': 'Convictions and bans come after birth',
    'CNV-08': 'Convictions of five years',
    'CNV-09': 'Points are picked from a list',
  },
}
