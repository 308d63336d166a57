import type { Area } from '../area'

export const endings: Area = {
  code: 'END',
  name: 'End pages and time-outs',
  titles: {
    'END-01': 'Declined and referred, with the way home',
    'END-02': 'Already bought, and where its papers went',
    'END-03': 'Expired, with the way to a new quote',
    'END-04': 'Under review, with another try',
    'END-05': 'Timed out, with a fresh start',
    'END-06': 'Something went wrong, with two ways on',
    'END-07': "The error page's own words",
    'END-08': 'Closed for maintenance, in its words',
    'END-09': 'Four endings forget the answers',
    'END-10': 'Each ending counts its event',
    'END-11': 'A quarter of an hour idle times out',
  },
}
