/**
 * The grounds for using records whose use is restricted, besides storing them (UK GDPR art. 18(2)). Staff who act on such a
 * record name one of these, and it is recorded (DSK-707).
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
