import { brandCodes, journeyIds } from '@milepost/domain/terms/identity'
import { workIdPattern, workKindNames } from '@milepost/domain/work/kinds'
import { doneReasons, handOverReasons, snoozeReasons } from '@milepost/domain/work/states'
import * as z from 'zod/mini'
import {
  instant,
  listOf,
  oneOf,
  pattern,
  pounds,
  replyObject,
  requestObject,
  text,
} from '../../fields/primitives.ts'
import { deskCall } from '../desk-call.ts'
import { typedText } from '../desk-fields.ts'

const keysOf = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.keys(record) as [Key, ...Key[]]

const workId = pattern(workIdPattern, 'the id of a work item, from the queue')

/** One line of the queue. It shows only the customer's initials (DSK-202). */
const work = replyObject({
  id: z.string(),
  kind: oneOf(workKindNames),
  brand: oneOf(brandCodes),
  /** The quote it is about; a data request has none. */
  journey: z.optional(oneOf(journeyIds as [(typeof journeyIds)[number]])),
  reference: z.optional(z.string()),
  policyNumber: z.optional(z.string()),
  initials: z.string(),
  /** Why it is in the queue. */
  why: z.string(),
  /** What the customer was promised; absent if the customer does not know of it. */
  promise: z.optional(z.string()),
  since: instant,
  dueAt: instant,
  /** What the customer pays, if there is a price. */
  price: z.optional(pounds),
  holder: z.optional(
    replyObject({
      name: z.string(),
      isMe: z.boolean(),
      since: instant,
      handedBy: z.optional(z.string()),
      snoozedUntil: z.optional(instant),
      reason: z.optional(z.string()),
    }),
  ),
  /** Whether a staff member marks it as done; other work ends automatically. */
  endsByHand: z.boolean(),
})

/** How much work there is, how much of it is late, and how much the caller holds. */
const workCounts = replyObject({
  byKind: listOf(replyObject({ kind: oneOf(workKindNames), count: z.int() }), 20),
  all: z.int(),
  late: z.int(),
  mine: z.int(),
})

export const listWork = deskCall({
  name: 'ListWork',
  requirement: 'DSK-202',
  summary: 'The work items of the staff member’s brands, the earliest deadline first.',
  needs: 'queue.see',
  brand: 'listed',
  // The page calls this automatically when something changes.
  countsAsUse: false,
  method: 'GET',
  path: '/api/desk/v1/Queue/ListWork',
  query: requestObject({
    kind: z.optional(oneOf(workKindNames)),
    brand: z.optional(oneOf(brandCodes)),
    journey: z.optional(oneOf(journeyIds as [(typeof journeyIds)[number]])),
    assignee: z.optional(oneOf(['ANYONE', 'MINE', 'NOBODY'])),
    snoozed: z.optional(oneOf(['HIDDEN', 'SHOWN', 'ONLY'])),
    /** The beginning of a quote reference or a policy number. */
    find: z.optional(typedText('a reference or policy number', 40)),
    /** The last line of the previous page. */
    after: z.optional(pattern(/^\d{1,15}~[\w.:-]{3,130}$/, 'the end of the previous page')),
  }),
  replies: {
    200: replyObject({
      work: listOf(work, 100),
      /** How many lines there are with these filters. */
      total: z.int(),
      counts: workCounts,
      after: z.optional(z.string()),
    }),
  },
})

export const watchWork = deskCall({
  name: 'WatchWork',
  requirement: 'DSK-207',
  summary: 'Reports the number of work items by server-sent events, whenever it changes.',
  needs: 'queue.see',
  brand: 'listed',
  countsAsUse: false,
  method: 'GET',
  path: '/api/desk/v1/Queue/WatchWork',
  replies: { 200: 'events' },
})

/** The piece of work an act is about. */
const onWork = { work: workId }

export const takeWork = deskCall({
  name: 'TakeWork',
  requirement: 'DSK-204',
  summary: 'Takes a work item; if a colleague has it, returns the colleague’s name.',
  needs: 'work.take',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Queue/TakeWork',
  body: requestObject(onWork),
  replies: { 204: 'nothing' },
})

export const giveBackWork = deskCall({
  name: 'GiveBackWork',
  requirement: 'DSK-205',
  summary: 'Returns a work item to the queue.',
  needs: 'work.take',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Queue/GiveBackWork',
  body: requestObject(onWork),
  replies: { 204: 'nothing' },
})

export const snoozeWork = deskCall({
  name: 'SnoozeWork',
  requirement: 'DSK-206',
  summary: 'Hides a work item for a while, never past its deadline.',
  needs: 'work.take',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Queue/SnoozeWork',
  body: requestObject({ ...onWork, until: instant, reason: oneOf(keysOf(snoozeReasons)) }),
  replies: { 204: 'nothing' },
})

export const finishWork = deskCall({
  name: 'FinishWork',
  requirement: 'DSK-205',
  summary: 'Marks a work item as done, if it does not end automatically.',
  needs: 'work.take',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Queue/FinishWork',
  body: requestObject({ ...onWork, reason: oneOf(keysOf(doneReasons)) }),
  replies: { 204: 'nothing' },
})

export const listColleagues = deskCall({
  name: 'ListColleagues',
  requirement: 'DSK-208',
  summary: 'The colleagues who can receive a work item.',
  needs: 'work.hand-over',
  brand: 'found',
  method: 'GET',
  path: '/api/desk/v1/Queue/ListColleagues',
  query: requestObject(onWork),
  replies: {
    200: replyObject({
      colleagues: listOf(replyObject({ subject: z.string(), name: z.string(), roles: z.string() }), 1_000),
    }),
  },
})

export const handOverWork = deskCall({
  name: 'HandOverWork',
  requirement: 'DSK-208',
  summary: 'Hands a work item to a colleague who has signed in before and has its brand.',
  needs: 'work.hand-over',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Queue/HandOverWork',
  body: requestObject({ ...onWork, to: text(255), reason: oneOf(keysOf(handOverReasons)) }),
  replies: { 204: 'nothing' },
})
