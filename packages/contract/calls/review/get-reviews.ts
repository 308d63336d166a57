import * as z from 'zod/mini'
import { call } from '../../call'
import { text, wholeNumber } from '../../wire/fields'
import { given } from '../../wire/objects'

/** Only reviews of 4 and 5 stars; an empty list where no provider of reviews is set up (D-256). */
export const getReviews = call({
  name: 'GetReviews',
  requirement: 'JRN-14',
  summary: 'What customers wrote of the brand.',
  method: 'GET',
  path: '/api/v1/Review/GetReviews',
  replies: {
    200: z.array(
      given({
        id: text(100),
        stars: wholeNumber(4, 5),
        title: text(200),
        text: text(2000),
        author: text(100),
      }),
    ),
  },
})
