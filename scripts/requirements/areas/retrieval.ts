import type { Area } from '../area'

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
