/**
 * Why a quote is referred to an underwriter or declined: the closed list (D-140), in the words a member of staff reads. What
 * a customer may be told of them is in told-reasons (END-01).
 */
export const reasons = {
  'criminal-conviction': { verdict: 'refer', words: 'A driver has an unspent criminal conviction' },
  'refused-cover': { verdict: 'refer', words: 'A driver has been refused cover' },
  'vehicle-value': { verdict: 'refer', words: 'The vehicle is worth more than we quote for online' },
  'low-vehicle-value': {
    verdict: 'refer',
    words: 'The value given is lower than any vehicle we quote for online',
  },
  'many-claims': { verdict: 'refer', words: 'There are more claims than we quote for online' },
  'large-fault-claim': { verdict: 'refer', words: 'A fault claim cost more than we quote for online' },
  'many-points': { verdict: 'refer', words: 'A driver has more points than we quote for online' },
  'under-driving-age': { verdict: 'refer', words: 'A driver is 16 when cover starts' },
  'outside-uk': { verdict: 'refer', words: 'The vehicle is kept outside the United Kingdom' },
  'q-plate': { verdict: 'refer', words: 'The age of the vehicle is not known (Q plate)' },
  'vehicle-not-identified': { verdict: 'refer', words: 'The model of the vehicle is not known' },
  'modifications-value': {
    verdict: 'refer',
    words: 'The modifications are worth more than we quote for online',
  },
  'racing-modification': { verdict: 'refer', words: 'The vehicle is modified for racing' },
  'dangerous-goods': { verdict: 'refer', words: 'Dangerous goods are carried' },
  'hazardous-site': { verdict: 'refer', words: 'Hazardous sites are visited' },
  'young-hire-driver': { verdict: 'refer', words: 'A driver is young for hire and reward or taxi work' },
  banned: { verdict: 'decline', words: 'A driver is banned when cover starts' },
  'drink-or-drug-ban': {
    verdict: 'decline',
    words: 'A driver was banned for drink or drugs in the last 12 months',
  },
  'too-many-points': { verdict: 'decline', words: 'A driver has too many points' },
  'too-many-claims': { verdict: 'decline', words: 'There are too many claims' },
  'over-age': { verdict: 'decline', words: 'A driver is over the highest age' },
  'not-owner-and-keeper': {
    verdict: 'decline',
    words: 'The policyholder is not both legal owner and registered keeper of an impounded vehicle',
  },
  'van-not-taken': { verdict: 'decline', words: 'The van is of a weight or body we do not insure' },
  'hire-without-full-licence': { verdict: 'decline', words: 'A taxi driver does not hold a full licence' },
  'public-hire-driver': { verdict: 'decline', words: 'A public hire driver is on a private hire policy' },
} as const satisfies Record<string, { verdict: 'refer' | 'decline'; words: string }>

export type ReasonCode = keyof typeof reasons

/** A reason and whom it is about: a driver by their place in the list, the proposer being the first, or the quote as a whole. */
export type Reason = { code: ReasonCode; driver: number | 'none' }
