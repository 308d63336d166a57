import type { Permission } from './people.ts'

/**
 * What pages mask, and who may have it shown (DSK-318). Birth dates, bank accounts and addresses are what fraud and burglary
 * need; most work needs none of them.
 */
export const personalFacts = {
  'birth-date': { title: 'Dates of birth', opensWith: 'customer.show-birth-date' },
  licence: { title: 'Licence numbers', opensWith: 'customer.show-licence' },
  contact: { title: 'Contact details and addresses', opensWith: 'quote.read' },
  'bank-account': { title: 'Bank account', opensWith: 'customer.show-bank-account' },
} as const satisfies Readonly<Record<string, { title: string; opensWith: Permission }>>

export type PersonalFact = keyof typeof personalFacts
export const personalFactNames = Object.keys(personalFacts) as readonly PersonalFact[]

/** Why a staff member views a masked fact. A closed list, because a typed reason soon becomes a full stop. */
export const lookReasons = {
  'on-the-telephone': 'The customer is on the telephone',
  underwriting: 'To decide about the quote',
  record: 'To check it against a register or a document',
  'customer-asked': 'The customer asked us to put something right',
  payment: 'To put a payment right',
  complaint: 'A complaint or a data request',
  fraud: 'Signs of fraud',
} as const

export type LookReason = keyof typeof lookReasons
export const lookReasonNames = Object.keys(lookReasons) as unknown as readonly [LookReason, ...LookReason[]]
