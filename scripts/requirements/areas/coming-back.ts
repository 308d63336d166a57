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

export const retrieval: Area = {
  code: 'RET',
  name: 'Quotes restored and retrieved',
  titles: {
    'RET-01': 'The retrieval page asks five facts',
    'RET-02': 'Its Back leads to the first step',
    'RET-03': "Its banner is the brand's",
    'RET-04': 'All five facts are needed and in form',
    'RET-05': 'Nobody under seventeen has a quote back',
    'RET-06': 'Facts that do not fit are told in one way',
    'RET-07': 'Failing mentions the reference',
    'RET-08': 'Restored: results, step 7, clean surname, drivers, card',
    'RET-09': 'Having seen results counts for half an hour',
  },
}

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

export const vehicleLess: Area = {
  code: 'VLS',
  name: 'Quotes without a vehicle',
  titles: {
    'VLS-01': 'Almost ready: plate and value are missing',
    'VLS-02': 'Whoever does not know the plate has a way on',
    'VLS-03': 'Vehicle found and value in bounds before sending',
    'VLS-04': 'Each line is priced its own way, others refused',
    'VLS-05': 'Referred, declined or priced: three ways on',
  },
}

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

export const restart: Area = {
  code: 'RST',
  name: 'Restart of a cancelled policy',
  titles: {
    'RST-01': 'The check reads the reference and shows a price',
    'RST-02': 'Four facts are needed',
    'RST-03': 'No price opens a notice',
    'RST-04': 'Wrong facts are told and scrolled to',
    'RST-05': 'The offer: headline, price, tax, fee, pay in full',
    'RST-06': 'The four benefits of a restarted policy',
    'RST-07': 'No impound release, no extras, no no-claims',
    'RST-08': 'Details, term, papers and consent',
    'RST-09': 'A plate that is missing is asked',
    'RST-10': 'Seen, checked and bought are noted quietly',
    'RST-11': 'Nothing changes once it has begun',
    'RST-12': 'Charged a day before, told a week before',
    'RST-13': 'Twenty-nine days on; begun within a week',
  },
}

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
