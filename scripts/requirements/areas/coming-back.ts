import type { Area } from '../area'

export const comparisonSites: Area = {
  code: 'AGG',
  name: 'Visitors of comparison sites',
  titles: {
    'AGG-01': 'The landing page reads token, reference, breakdown, quote and origin',
    'AGG-02': 'Token and reference load a comparison site’s quote; a link its own',
    'AGG-03': 'The landing page shows that it is updating the quote',
    'AGG-04': 'Without a quote to the first page, after errors to /error',
    'AGG-05': 'Loading restores the quote, and is flagged while in progress',
    'AGG-06': 'The loaded start is rounded to a quarter of an hour',
    'AGG-07': 'The overnight location replaces an unused home address',
    'AGG-08': 'Full-time taxi work is derived from three codes',
    'AGG-09': 'How did you hear about us, and the follow-up questions',
    'AGG-10': 'Those questions are required if asked',
    'AGG-11': 'A visitor with comparison-site state is a comparison-site visitor',
    'AGG-12': 'Licence numbers can be made mandatory',
    'AGG-13': 'A pixel informs the site of landing and payment',
    'AGG-14': 'The pixel is for one site only',
    'AGG-15': 'The page that redirected the visitor is stored',
  },
}

export const retrieval: Area = {
  code: 'RET',
  name: 'Quotes restored and retrieved',
  titles: {
    'RET-01': 'The retrieval page asks for five details',
    'RET-02': 'Its Back leads to the first step',
    'RET-03': 'Its banner is the brand’s',
    'RET-04': 'All five details are required and must be well formed',
    'RET-05': 'A customer under seventeen cannot retrieve a quote',
    'RET-06': 'All wrong details get the same message',
    'RET-07': 'The failure message mentions the reference',
    'RET-08': 'Restored: results, step 7, clean surname, drivers, card',
    'RET-09': 'A view of the results is remembered for half an hour',
  },
}

export const reminder: Area = {
  code: 'RMD',
  name: 'Quote reminders',
  titles: {
    'RMD-01': 'The reminder page reads quote and source',
    'RMD-02': 'It shows prices and asks for three details',
    'RMD-03': 'All three details are required',
    'RMD-04': 'Dates of birth from seventeen to ninety years ago',
    'RMD-05': 'The right details lead to the results',
    'RMD-06': 'Wrong details get the specified message',
    'RMD-07': 'Any other failure leads to the error page',
  },
}

export const vehicleLess: Area = {
  code: 'VLS',
  name: 'Quotes without a vehicle',
  titles: {
    'VLS-01': 'Almost ready: plate and value are missing',
    'VLS-02': 'A customer who does not know the registration can continue',
    'VLS-03': 'The vehicle is found and its value in range before sending',
    'VLS-04': 'Each line is priced by its own call, others are refused',
    'VLS-05': 'Referred, declined or priced: three next pages',
  },
}

export const subscription: Area = {
  code: 'SUB',
  name: '30-day subscription',
  titles: {
    'SUB-01': 'Without its quote or price, the page shows an error',
    'SUB-02': '30 days only: a warning, and the way to an annual policy',
    'SUB-03': 'Title, breakdown, information, exclusions and documents',
    'SUB-04': 'Pay Now waits for the acceptance',
    'SUB-05': '30 days only: card and flag are set',
    'SUB-06': 'It ends thirty days after its start, minus a day',
    'SUB-07': 'No-claims is earned after twelve in a row',
    'SUB-08': 'A fixed price, no credit, cancel at any time',
  },
}

export const restart: Area = {
  code: 'RST',
  name: 'Restart of a cancelled policy',
  titles: {
    'RST-01': 'The check reads the reference and shows a price',
    'RST-02': 'Four details are required',
    'RST-03': 'A missing price opens a notice',
    'RST-04': 'Wrong details show a message and scroll to it',
    'RST-05': 'The offer: headline, price, tax, fee, pay in full',
    'RST-06': 'The four benefits of a restarted policy',
    'RST-07': 'No impound release, no extras, no no-claims',
    'RST-08': 'Details, term, documents and consent',
    'RST-09': 'A missing registration is asked for',
    'RST-10': 'Viewed, checked and bought are recorded silently',
    'RST-11': 'Nothing can be changed once it has started',
    'RST-12': 'Charged a day before, with notice a week before',
    'RST-13': 'Twenty-nine days on; begun within a week',
  },
}

export const endings: Area = {
  code: 'END',
  name: 'End pages and time-outs',
  titles: {
    'END-01': 'Declined and referred, with a link to the brand’s home page',
    'END-02': 'Already bought, and where the documents were sent',
    'END-03': 'Expired, with a link to a new quote',
    'END-04': 'Under review, with a retry',
    'END-05': 'Timed out, with a fresh start',
    'END-06': 'Something went wrong, with two ways to continue',
    'END-07': 'The wording of the error page',
    'END-08': 'The wording of the maintenance page',
    'END-09': 'Four end pages delete the answers',
    'END-10': 'Each end page counts its event',
    'END-11': 'A quarter of an hour without activity times out',
  },
}
