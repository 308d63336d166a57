/** A family of rules that is counted: the letters its ids begin with, and what it is about. */
export type Area = { code: string; name: string }

/** Every area of the specification, in its order. */
export const areas: readonly Area[] = [
  { code: 'JRN', name: 'Journeys, brands, page frame, tracking' },
  { code: 'NAV', name: 'Routes, steps, progress bar, guards' },
  { code: 'VEH', name: 'Vehicle lookup, use and ownership' },
  { code: 'MOD', name: 'Modifications' },
  { code: 'ADR', name: 'Address lookup widget' },
  { code: 'YOU', name: 'About you' },
  { code: 'DRV', name: 'Driver details and licence' },
  { code: 'CLM', name: 'Claims' },
  { code: 'CNV', name: 'Convictions' },
  { code: 'ADD', name: 'Additional drivers' },
  { code: 'COV', name: 'Cover' },
  { code: 'AGG', name: 'Visitors of comparison sites' },
  { code: 'RET', name: 'Quotes restored and retrieved' },
  { code: 'RMD', name: 'Quote reminders' },
  { code: 'VLS', name: 'Quotes without a vehicle' },
  { code: 'RES', name: 'Results' },
  { code: 'AON', name: 'Add-ons' },
  { code: 'BUY', name: 'Purchase form and Buy Now' },
  { code: 'DDM', name: 'Direct debit and premium finance' },
  { code: 'CRD', name: 'Card and wallet payment' },
  { code: 'THX', name: 'Thank-you, documents, portal' },
  { code: 'SUB', name: '30-day subscription' },
  { code: 'RST', name: 'Restart of a cancelled policy' },
  { code: 'END', name: 'End pages and time-outs' },
  { code: 'API', name: 'Calls' },
  { code: 'ERR', name: 'Error catalogue' },
  { code: 'CON', name: 'Constants and limits' },
  { code: 'DAT', name: 'Entities and fields' },
  { code: 'SEC', name: 'Roles and gates' },
]

/**
 * What we ask of ourselves beyond the specification, counted separately. The desk's numbers go by subject: 1xx sign-in and authority,
 * 2xx queue, 3xx quotes, 4xx what the customer hears, 5xx policies, 6xx search, 7xx data requests, 8xx audit, 9xx console. So do the
 * cluster's: 1xx one machine, 2xx what it survives, 4xx documents as objects, 5xx reading elsewhere, 6xx growth, 7xx load and start,
 * 9xx its operators.
 */
export const ownAreas: readonly Area[] = [
  { code: 'DSK', name: 'Desk of the staff' },
  { code: 'CLU', name: 'Beyond one machine' },
]
