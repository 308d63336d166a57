import type { Area } from '../area'

/**
 * What we ask of the staff's desk ourselves: the specification says nothing of it, so these are not among its 546. Numbers go by
 * subject: 1xx sign-in and authority, 2xx queue, 3xx quotes, 4xx what the customer hears, 5xx policies, 6xx search, 7xx data
 * requests, 8xx audit, 9xx console.
 */
export const desk: Area = {
  code: 'DSK',
  name: 'Desk of the staff',
  titles: {
    'DSK-101': 'The sandbox runs a real OpenID provider with everyone needed',
    'DSK-102': 'Sign-in by authorisation code with PKCE, state and nonce',
    'DSK-103': 'Roles and brands come from the claims, nothing else does',
    'DSK-104': 'One table says what each role may do',
    'DSK-105': 'Without a brand or a role nobody may do anything',
    'DSK-106': 'Authority has limits; beyond them a second person decides',
    'DSK-107': 'A session ends after 15 idle minutes and eight hours',
    'DSK-108': 'Signing out ends the session here and at the provider',
    'DSK-109': 'Refunds, exports and erasure need a fresh second factor',
    'DSK-110': 'Every sign-in, refusal and sign-out is in the audit trail',
    'DSK-111': 'The desk has its own listener and host',
    'DSK-112': 'Every call names its permission; the access matrix proves it',
    'DSK-113': 'A record of another brand is not found',
    'DSK-114': 'The desk keeps the headers, limits and origin checks',
    'DSK-115': 'Any provider can be set; production has no default',
    'DSK-116': 'The header says who is signed in, and as what',
    'DSK-117': 'The home page names the sections the role may open',
    'DSK-301': 'Every underwriting reason is an issue with the value that raised it',
    'DSK-302': 'An approval holds up to a value and for a while',
    'DSK-303': 'A referral moves by a table of states; terms stay within limits',
    'DSK-304': 'Beyond their authority a person needs a second one',
    'DSK-305': 'A referred quote is priced once all its issues are approved',
    'DSK-306': 'A loading is a line of the price',
    'DSK-307': 'A referred quote has a referral from the same commit on',
    'DSK-308': 'An approval prices the quote on its terms and holds the price',
    'DSK-309': 'A decision is on record: who, why, on which terms',
    'DSK-310': 'Two decisions at once make one',
    'DSK-311': 'Beyond authority an approval waits for a second person',
    'DSK-312': 'What was decided, withdrawn or lapsed is not decided again',
    'DSK-313': 'Changed answers keep an approval as far as it reaches',
    'DSK-314': 'Referrals are exported and erased with their customer',
    'DSK-315': 'The command line decides by the same actions',
    'DSK-316': 'The effect of terms is shown before they are chosen',
    'DSK-401': 'A referred customer reads what happens next and by when',
    'DSK-402': 'A question has its own page, a date and checked words',
    'DSK-403': 'An approval is an email; its link opens a held price',
    'DSK-404': 'A decline says why and who else may help',
  },
}
