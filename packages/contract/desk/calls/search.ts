import { supportNeedNames } from '@milepost/domain/desk/notes'
import { closenesses, foundStates, LONGEST_SEARCH, searchedKinds } from '@milepost/domain/desk/search'
import { brandCodes, journeyIds } from '@milepost/domain/terms/identity'
import * as z from 'zod/mini'
import { instant, oneOf, replyObject, requestObject } from '../../fields/primitives.ts'
import { deskCall } from '../desk-call.ts'
import { typedText } from '../desk-fields.ts'
import { quoteNamed } from './quote.ts'

const [firstJourney = 'acorn_pc', ...otherJourneys] = journeyIds

/** A quote or a policy in a list. Personal facts are masked; staff reveal them on the record's own page (DSK-605). */
const foundRecord = replyObject({
  kind: oneOf(['quote', 'policy']),
  brand: oneOf(brandCodes),
  journey: oneOf([firstJourney, ...otherJourneys]),
  reference: z.string(),
  policyNumber: z.optional(z.string()),
  state: oneOf(foundStates),
  /** When the quote was made. */
  at: z.string(),
  /** J. S. */
  initials: z.optional(z.string()),
  /** The first half: EC1A. */
  postcodeArea: z.optional(z.string()),
  /** j•••@example.com */
  email: z.optional(z.string()),
  /** AB12 ••• */
  registration: z.optional(z.string()),
  closeness: oneOf(closenesses),
})

/** A POST, so that no URL contains a name, email or postcode: logs and histories store URLs. */
export const search = deskCall({
  name: 'Search',
  requirement: 'DSK-601',
  summary: 'Finds quotes and policies by anything a customer may say on the telephone.',
  needs: 'customer.find',
  brand: 'found',
  method: 'POST',
  path: '/api/desk/v1/Search/Search',
  body: requestObject({ text: typedText('what the customer says', LONGEST_SEARCH) }),
  replies: {
    200: replyObject({
      /** How the search text was interpreted; empty if it was too short to search by. */
      readAs: z.array(oneOf(searchedKinds)),
      found: z.array(foundRecord),
      isMore: z.boolean(),
    }),
  },
})

export const getPerson = deskCall({
  name: 'GetPerson',
  requirement: 'DSK-331',
  summary:
    'Every quote and policy of the customer of a quote, at the staff member’s brands. The view is recorded.',
  needs: 'customer.find',
  brand: 'named',
  method: 'GET',
  path: '/api/desk/v1/Search/GetPerson',
  query: requestObject(quoteNamed),
  replies: {
    200: replyObject({
      found: z.array(foundRecord),
      /** The support a vulnerable customer needs. */
      vulnerable: z.optional(
        replyObject({
          at: instant,
          who: z.string(),
          needs: z.array(oneOf(supportNeedNames)),
          words: z.string(),
        }),
      ),
    }),
  },
})
