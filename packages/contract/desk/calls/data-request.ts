import { correctableFactNames } from '@milepost/domain/privacy/correction'
import { dataRequestKinds, dataRequestStates } from '@milepost/domain/privacy/data-request'
import { brandCodes } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import {
  instant,
  listOf,
  oneOf,
  pattern,
  replyObject,
  requestObject,
  yesNo,
} from '../../fields/primitives.ts'
import { shortReason } from '../act-reason.ts'
import { deskCall } from '../desk-call.ts'
import { typedDay, typedText } from '../desk-fields.ts'

const id = pattern(/^dr_[A-Za-z0-9_-]{22}$/, 'the id of a data request')
const because = shortReason
const outcome = typedText('what was done, or why not', 200, 3)

const line = {
  id: z.string(),
  brand: oneOf(brandCodes),
  kind: oneOf(dataRequestKinds),
  state: oneOf(dataRequestStates),
  receivedOn: z.string(),
  dueOn: z.string(),
  isLate: yesNo,
}

/** A request as its own page shows it. */
export const dataRequest = replyObject({
  ...line,
  /** The email address or quote reference it is about; left out once the request is closed. */
  person: z.optional(z.string()),
  extendedBecause: z.optional(z.string()),
  mayExtend: yesNo,
  firstPerson: z.optional(z.string()),
  secondPerson: z.optional(z.string()),
  /** Whether the caller may be the second person for an erasure. */
  maySecond: yesNo,
  outcome: z.optional(z.string()),
  /** The person's quotes, for a correction; left out once the request is closed. */
  records: z.optional(z.array(replyObject({ reference: z.string(), policyNumber: z.optional(z.string()) }))),
  /** Of a restriction: its start, how many quotes it holds back, and when it was lifted. */
  restriction: z.optional(replyObject({ since: instant, quotes: z.int(), liftedAt: z.optional(instant) })),
  /** What the brand holds about the person: quotes, how many of them were purchased, and drafts. */
  held: replyObject({ quotes: z.int(), sold: z.int(), drafts: z.int() }),
})

export const listDataRequests = deskCall({
  name: 'ListDataRequests',
  requirement: 'DSK-703',
  summary: 'Every open request of a brand, the earliest due first, and the recently closed ones.',
  needs: 'data-request.see',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/DataRequest/ListDataRequests',
  query: requestObject({ brand: oneOf(brandCodes) }),
  replies: { 200: replyObject({ requests: z.array(replyObject(line)) }) },
})

export const getDataRequest = deskCall({
  name: 'GetDataRequest',
  requirement: 'DSK-703',
  summary: 'One request, its person and the data held about them. The view is recorded.',
  needs: 'data-request.see',
  brand: 'found',
  method: 'GET',
  path: '/api/desk/v1/DataRequest/GetDataRequest',
  query: requestObject({ id }),
  replies: { 200: dataRequest },
})

export const addDataRequest = deskCall({
  name: 'AddDataRequest',
  requirement: 'DSK-701',
  summary: 'Records what a person requested and when; the due date is calculated.',
  needs: 'data-request.see',
  brand: 'named',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/AddDataRequest',
  body: requestObject({
    brand: oneOf(brandCodes),
    kind: oneOf(dataRequestKinds),
    person: typedText('an email address or a quote reference', 254),
    receivedOn: typedDay('the day we received it'),
  }),
  replies: { 200: replyObject({ id: z.string(), dueOn: z.string() }) },
})

export const extendDataRequest = deskCall({
  name: 'ExtendDataRequest',
  requirement: 'DSK-701',
  summary: 'Extends a complex request by two months, with the reason that the person is given.',
  needs: 'data-request.see',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/ExtendDataRequest',
  body: requestObject({ id, because }),
  replies: { 200: replyObject({ dueOn: z.string() }) },
})

export const exportForDataRequest = deskCall({
  name: 'ExportForDataRequest',
  requirement: 'DSK-704',
  summary: 'All data held about the person of a request, as a JSON file.',
  needs: 'data-request.export',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/ExportForDataRequest',
  body: requestObject({ id }),
  replies: { 200: replyObject({ fileName: z.string(), content: z.string() }) },
})

export const proposeErasure = deskCall({
  name: 'ProposeErasure',
  requirement: 'DSK-705',
  summary: 'The first person’s approval of an erasure.',
  needs: 'data-request.erase',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/ProposeErasure',
  body: requestObject({ id, because }),
  replies: { 200: replyObject({ state: oneOf(dataRequestStates) }) },
})

export const decideErasure = deskCall({
  name: 'DecideErasure',
  requirement: 'DSK-705',
  summary: 'A second person erases the data, or sends the request back.',
  needs: 'data-request.erase',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/DecideErasure',
  body: requestObject({ id, decision: oneOf(['erase', 'send-back']), because }),
  replies: { 200: replyObject({ state: oneOf(dataRequestStates), outcome: z.optional(z.string()) }) },
})

export const correctFacts = deskCall({
  name: 'CorrectFacts',
  requirement: 'DSK-709',
  summary:
    'Corrects facts about the person of a request in one quote and its policy; documents are sent again.',
  needs: 'data-request.correct',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/CorrectFacts',
  body: requestObject({
    id,
    reference: typedText('a quote reference', 20),
    corrections: listOf(
      requestObject({
        fact: oneOf(correctableFactNames),
        text: typedText('the fact as it should be', 254, 0),
      }),
      correctableFactNames.length,
    ),
    because,
  }),
  replies: {
    200: replyObject({ facts: z.array(z.string()), policyNumber: z.optional(z.string()) }),
  },
})

export const restrictRecords = deskCall({
  name: 'RestrictRecords',
  requirement: 'DSK-706',
  summary: 'Restricts the use of all data held about the person of a request, and closes the request.',
  needs: 'data-request.restrict',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/RestrictRecords',
  body: requestObject({ id, because }),
  replies: { 200: replyObject({ state: oneOf(dataRequestStates), outcome: z.string() }) },
})

export const liftRestriction = deskCall({
  name: 'LiftRestriction',
  requirement: 'DSK-708',
  summary: 'Lifts a restriction after the person was informed.',
  needs: 'data-request.restrict',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/LiftRestriction',
  body: requestObject({ id, toldOn: typedDay('the day they were told'), because }),
  replies: { 204: 'nothing' },
})

export const closeDataRequest = deskCall({
  name: 'CloseDataRequest',
  requirement: 'DSK-702',
  summary: 'Closes a request that was carried out, or refuses it with the reason.',
  needs: 'data-request.see',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/DataRequest/CloseDataRequest',
  body: requestObject({ id, decision: oneOf(['done', 'refused']), outcome }),
  replies: { 200: replyObject({ state: oneOf(dataRequestStates) }) },
})
