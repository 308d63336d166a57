/**
 * What may still be done with records whose use is restricted, besides keeping them (UK GDPR art. 18(2)). Whoever acts on one at the
 * desk names one of these, and it is on record (DSK-707).
 */
export const restrictionGrounds = {
  consent: 'The person has agreed to this',
  'legal-claim': 'A legal claim needs it',
  'rights-of-others': 'It protects someone else’s rights',
  'public-interest': 'An important public interest needs it',
} as const satisfies Readonly<Record<string, string>>

export type RestrictionGround = keyof typeof restrictionGrounds
export const restrictionGroundNames = Object.keys(restrictionGrounds) as [
  RestrictionGround,
  ...RestrictionGround[],
]
