import { comparisonSiteKeys } from '@milepost/domain/brands/comparison-sites'
import { browserEventKinds, MOST_EVENTS, visitSteps } from '@milepost/domain/visit/visit-steps'
import * as z from 'zod/mini'
import { call } from '../call.ts'
import { listOf, oneOf, pattern, requestObject, wholeNumber } from '../fields/primitives.ts'

const visitId = pattern(
  /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  'a random UUID (version 4) in lower case',
)
const fieldName = pattern(/^[A-Za-z][A-Za-z0-9-]{0,99}$/, 'the name of a field: letters, digits and dashes')
const word = pattern(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/, 'a code: letters, digits, dashes and underscores')

/** Sent by a page as it is closed, and at intervals. The page does not wait for the reply. */
export const recordVisitEvents = call({
  name: 'RecordVisitEvents',
  requirement: 'JRN-22',
  summary: 'Counts the steps, errors and times of a visit.',
  description:
    'It contains nothing about a person. The visit is a random id that is not linked to any other record. An unknown question or code is counted as `other`. Pages send it only if the visitor allows it.',
  access: 'anyone',
  whyOpen: 'Only adds to counts; stores no word that is not in our lists and returns nothing (DSK-902)',
  limit: 'visit',
  method: 'POST',
  path: '/api/v1/Visit/RecordVisitEvents',
  largestBody: 16 * 1024,
  body: requestObject({
    visit: visitId,
    channel: oneOf(['direct', 'aggregator']),
    site: z.optional(oneOf(comparisonSiteKeys)),
    events: listOf(
      requestObject({
        kind: oneOf(browserEventKinds),
        step: oneOf(visitSteps),
        question: z.optional(fieldName),
        code: z.optional(word),
        seconds: z.optional(wholeNumber(0, 86_400)),
      }),
      MOST_EVENTS,
    ),
  }),
  replies: { 204: 'nothing' },
})
