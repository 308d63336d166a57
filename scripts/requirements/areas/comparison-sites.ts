import type { Area } from '../area'

export const comparisonSites: Area = {
  code: 'AGG',
  name: 'Visitors of comparison sites',
  titles: {
    'AGG-01': 'Landing reads token, reference, breakdown, quote and origin',
    'AGG-02': "Token and reference load a site's quote; a link its own",
    'AGG-03': 'Landing says it is updating the quote',
    'AGG-04': 'No quote leads home, a failure to the error page',
    'AGG-05': 'Loading is like restoring, and flagged while it lasts',
    'AGG-06': 'The loaded start is rounded to a quarter of an hour',
    'AGG-07': 'The night place stands in for a home not used',
    'AGG-08': 'Full-time taxi is worked out from three codes',
    'AGG-09': 'How did you hear of us, and what follows',
    'AGG-10': 'Those questions are needed when asked',
    'AGG-11': "A visitor is a site's when its state is there",
    'AGG-12': 'Licence numbers can be forced',
    'AGG-13': 'A picture tells the site of landing and paying',
    'AGG-14': 'The picture is for one site only',
    'AGG-15': 'Where one was sent from is kept',
  },
}
