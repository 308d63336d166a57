import * as z from 'zod/mini'
import { oneOf, replyObject, requestObject, wholeNumber } from '../../fields/primitives.ts'
import { deskCall } from '../desk-call.ts'
import { typedAs, typedDay, typedText } from '../desk-fields.ts'

const RECORD_WORDS = 'Enter a reference, policy number or id. Customers are not named in the trail.'

/** Selects entries that match every given filter. A record is named by an id, never by a customer's name or email. */
const filter = {
  /** A staff member's name, or their id at the identity provider. */
  person: z.optional(typedText('the person', 100)),
  act: z.optional(typedAs(/^[a-z-]{1,30}\.[a-z-]{1,30}$/, 'Choose what they did from the list')),
  record: z.optional(typedAs(/^[A-Za-z0-9_.:-]{1,80}$/, RECORD_WORDS)),
  /** The first and the last day, in London. */
  from: z.optional(typedDay('the first day')),
  to: z.optional(typedDay('the last day')),
}

/** What changed: ids, states, counts and times. */
const auditDetail = replyObject({
  name: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
})

const auditEntry = replyObject({
  position: z.number(),
  at: z.string(),
  who: z.string(),
  account: z.optional(z.string()),
  door: z.string(),
  because: z.string(),
  act: z.string(),
  kind: z.string(),
  id: z.string(),
  details: z.array(auditDetail),
  /** Of an act that was not done, or not yet; the code says why. */
  outcome: z.optional(oneOf(['begun', 'refused', 'failed'])),
  reasonCode: z.optional(z.string()),
})

export const readAudit = deskCall({
  name: 'ReadAudit',
  requirement: 'DSK-801',
  summary: 'Who saw or did what, newest first, a page at a time.',
  needs: 'audit.read',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Audit/ReadAudit',
  /** Entries before this position, so that new entries do not shift the page. */
  body: requestObject({ ...filter, before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)) }),
  replies: { 200: replyObject({ entries: z.array(auditEntry), next: z.optional(z.number()) }) },
})

export const exportAudit = deskCall({
  name: 'ExportAudit',
  requirement: 'DSK-803',
  summary: 'The same entries as a file for a spreadsheet.',
  needs: 'audit.export',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Audit/ExportAudit',
  body: requestObject(filter),
  replies: { 200: replyObject({ fileName: z.string(), csv: z.string(), entries: z.number() }) },
})

/** Verifies the whole trail, which has no brand. It reports only whether entries are unchanged. */
export const verifyAudit = deskCall({
  name: 'VerifyAudit',
  requirement: 'DSK-804',
  summary: 'Verifies the whole chain of entries, and reports the first broken entry.',
  needs: 'audit.read',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Audit/VerifyAudit',
  body: requestObject({}),
  replies: {
    200: replyObject({
      isWhole: z.boolean(),
      /** The oldest entry that retention has not deleted, and the newest. */
      from: z.number(),
      through: z.number(),
      checkedAt: z.string(),
      broken: z.optional(replyObject({ entry: z.number(), says: z.string() })),
    }),
  },
})
