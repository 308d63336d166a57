import type { Reason, ReasonCode } from './reasons'

export const toldReasonCodes = [
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

export type ToldReason = (typeof toldReasonCodes)[number]

/**
 * The reasons a customer may be told, in their own words, and what they can do about each. What we insure at all is no secret; where
 * our limits lie is, and so is anything that an answer could be bent to: those reasons are not told (END-01).
 */
export const toldReasons: Readonly<Record<ToldReason, { words: string; advice: string }>> = {
  'under-driving-age': {
    words: 'A driver on your quote is under 17 on the day your cover would start.',
    advice: 'You can start cover on or after their 17th birthday.',
  },
  // Who is turned away for their age is told who does insure them, as insurers and brokers have agreed with the government.
  'over-age': {
    words: 'A driver on your quote is older than we insure.',
    advice:
      "The British Insurance Brokers' Association can find an insurer for you: www.biba.org.uk/find-insurance.",
  },
  'outside-uk': {
    words: 'The vehicle is kept overnight outside the United Kingdom.',
    advice: 'An insurer where it is kept can help you.',
  },
  'q-plate': {
    words: 'The vehicle has a Q registration, so we cannot tell its age online.',
    advice: 'Please call us with its papers at hand.',
  },
  'vehicle-not-identified': {
    words: "We couldn't tell online which model your vehicle is.",
    advice: 'Please call us with your vehicle registration certificate (log book) to hand.',
  },
  'van-not-taken': {
    words: 'We do not insure vans of this weight or body type.',
    advice: 'A specialist in commercial vehicles can help you.',
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
    words: 'Everybody who drives a taxi needs a full licence.',
    advice: 'Come back to us when all of your drivers hold one.',
  },
  'public-hire-driver': {
    words: 'A driver with a public hire badge cannot be on a private hire policy.',
    advice: 'You can get a quote for public hire.',
  },
}

export function isToldReason(code: string): code is ToldReason {
  return Object.hasOwn(toldReasons, code)
}

/** What a customer is told of a refusal: which reasons, never of whom, and whether there are others. */
export type Refusal = { told: readonly ToldReason[]; hasOthers: boolean }

export function refusalTold(reasons: readonly Reason[]): Refusal {
  const codes = [...new Set(reasons.map(({ code }) => code))]
  const told = codes.filter(isToldReason)
  return { told, hasOthers: told.length < codes.length }
}
