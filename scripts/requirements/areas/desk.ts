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
  },
}
