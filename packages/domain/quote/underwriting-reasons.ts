/**
 * Why a quote is referred to an underwriter or declined: the closed list (D-140), in the words staff read. What customers may be
 * told is in explainedReasons (END-01).
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

export function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(reasons, code)
}

/** A reason and whom it is about: a driver by index, the proposer first, or the quote as a whole. */
export type Reason = { code: ReasonCode; driver: number | 'none' }

/** The underwriting verdict on a risk, with all reasons, not just the first. */
export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'referred'; reasons: readonly Reason[] }
  | { kind: 'declined'; reasons: readonly Reason[] }

/** One reason to decline outweighs any number of referrals; all reasons are recorded. */
export function verdictOf(found: readonly Reason[]): Verdict {
  if (found.length === 0) return { kind: 'accepted' }
  const declines = found.some(({ code }) => reasons[code].verdict === 'decline')
  return { kind: declines ? 'declined' : 'referred', reasons: found }
}

export const explainedReasonCodes = [
  'under-driving-age',
  'over-age',
  'outside-uk',
  'q-plate',
  'vehicle-not-identified',
  'van-not-taken',
  'not-owner-and-keeper',
  'young-hire-driver',
  'hire-without-full-licence',
  'public-hire-driver',
] as const satisfies readonly ReasonCode[]

export type ExplainedReason = (typeof explainedReasonCodes)[number]

/**
 * The reasons a customer may be shown, with advice on each. What we insure at all is public; our limits are not, nor is anything
 * that invites a changed answer: those reasons are not stated (END-01).
 */
export const explainedReasons: Readonly<Record<ExplainedReason, { words: string; advice: string }>> = {
  'under-driving-age': {
    words: 'A driver on your quote is under 17 on the day your cover would start.',
    advice: 'You can start cover on or after their 17th birthday.',
  },
  // Customers refused for age are signposted to an insurer, by agreement of insurers and brokers with the government.
  'over-age': {
    words: 'A driver on your quote is older than we insure.',
    advice:
      "The British Insurance Brokers' Association can find an insurer for you: www.biba.org.uk/find-insurance.",
  },
  'outside-uk': {
    words: 'The vehicle is kept overnight outside the United Kingdom.',
    advice: 'An insurer in that country may be able to help.',
  },
  'q-plate': {
    words: 'The vehicle has a Q registration, so we cannot tell its age online.',
    advice: 'Please call us with its documents to hand.',
  },
  'vehicle-not-identified': {
    words: "We couldn't tell online which model your vehicle is.",
    advice: 'Please call us with your vehicle registration certificate (log book) to hand.',
  },
  'van-not-taken': {
    words: 'We do not insure vans of this weight or body type.',
    advice: 'A commercial vehicle specialist may be able to help.',
  },
  'not-owner-and-keeper': {
    words: 'This cover is only for the legal owner of the vehicle who is also its registered keeper.',
    advice: 'The owner and keeper can get a quote in their own name.',
  },
  'young-hire-driver': {
    words: 'A driver on your quote is too young for hire and reward or taxi work.',
    advice: 'Please call us to talk about it.',
  },
  'hire-without-full-licence': {
    words: 'Everyone who drives a taxi needs a full licence.',
    advice: 'Please come back when all your drivers hold one.',
  },
  'public-hire-driver': {
    words: 'A driver with a public hire badge cannot be on a private hire policy.',
    advice: 'You can get a quote for public hire.',
  },
}

export function isExplainedReason(code: string): code is ExplainedReason {
  return Object.hasOwn(explainedReasons, code)
}

/** What a customer is shown of a refusal: the reasons, never whom they are about, and whether there are others. */
export type Refusal = { told: readonly ExplainedReason[]; hasOthers: boolean }

export function refusalInWords(reasons: readonly Reason[]): Refusal {
  const codes = [...new Set(reasons.map(({ code }) => code))]
  const explained = codes.filter(isExplainedReason)
  return { told: explained, hasOthers: explained.length < codes.length }
}
