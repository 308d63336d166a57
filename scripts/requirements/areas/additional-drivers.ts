import type { Area } from '../area'

export const additionalDrivers: Area = {
  code: 'ADD',
  name: 'Additional drivers',
  titles: {
    'ADD-01': 'A table of the customer and the others',
    'ADD-02': "The customer's row leads to their own step",
    'ADD-03': 'Others are edited, or removed once confirmed',
    'ADD-04': 'One of all is the main driver',
    'ADD-05': 'The first cannot go while a main driver is chosen',
    'ADD-06': 'Another driver opens an empty form',
    'ADD-07': 'No more once the most is reached',
    'ADD-08': 'An open form holds Back and Continue',
    'ADD-09': 'Continue leads to cover and remembers who else drives',
    'ADD-10': 'Others are asked what the customer was, and how related',
    'ADD-11': 'Others are sixteen or more',
    'ADD-12': 'Spouses are both married',
    'ADD-13': 'Partners are both partnered',
    'ADD-14': 'A common-law relation fits both marital statuses',
    'ADD-15': 'Certain relations exist once',
    'ADD-16': 'A conflict is named with whom it concerns',
    'ADD-17': 'No public hire on a private hire policy',
    'ADD-18': 'The others agreed to give their details',
  },
}
