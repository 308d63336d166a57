import { add, formatPounds, fromPounds, type Pence, pence } from '../values/pence.ts'

/**
 * Endorsements an underwriter may add, with the words a customer reads on the schedule. A closed list: no one writes cover
 * manually.
 */
export const referralEndorsements = {
  tracker: {
    name: 'Tracking device',
    wording:
      'A tracking device must be fitted, switched on and paid for while the vehicle is covered. Theft is not covered without it.',
  },
  'locked-garage': {
    name: 'Locked garage overnight',
    wording: 'Theft of the vehicle between 10pm and 6am is covered only from a locked garage.',
  },
  'no-track-use': {
    name: 'No track use',
    wording: 'Driving on a race track, in a race or in a timed event is not covered, whoever drives.',
  },
  photographs: {
    name: 'Photographs of the vehicle',
    wording: 'You must send us photographs of the vehicle within 14 days of the start of cover.',
  },
  'goods-excluded': {
    name: 'Dangerous goods',
    wording:
      'Loss or damage caused by dangerous goods in or on the vehicle is not covered beyond what the law requires.',
  },
} as const

export type ReferralEndorsement = keyof typeof referralEndorsements
export const referralEndorsementCodes = Object.keys(referralEndorsements) as readonly ReferralEndorsement[]

/** What an underwriter asks for in return for an approval. */
export type ReferralTerms = {
  /** Added to the premium before tax, in whole percent. */
  loadingPercent: number
  /** Added to the compulsory excess. */
  extraExcess: Pence
  endorsements: readonly ReferralEndorsement[]
}

export const noTerms: ReferralTerms = { loadingPercent: 0, extraExcess: pence(0), endorsements: [] }

/** No price is more than four times as high, and no excess makes the cover worthless. */
export const termLimits = { loadingPercent: 300, extraExcess: fromPounds(5_000) } as const

export type TermProblem = 'loading' | 'excess'

export function termProblems({ loadingPercent, extraExcess }: ReferralTerms): readonly TermProblem[] {
  const isLoading =
    Number.isInteger(loadingPercent) && loadingPercent >= 0 && loadingPercent <= termLimits.loadingPercent
  const isExcess = extraExcess >= 0 && extraExcess <= termLimits.extraExcess
  return [...(isLoading ? [] : ['loading' as const]), ...(isExcess ? [] : ['excess' as const])]
}

/** The terms of several approvals apply together. */
export function addTerms(one: ReferralTerms, other: ReferralTerms): ReferralTerms {
  return {
    loadingPercent: one.loadingPercent + other.loadingPercent,
    extraExcess: add(one.extraExcess, other.extraExcess),
    endorsements: [...new Set([...one.endorsements, ...other.endorsements])],
  }
}

/** Every term as its customer reads it: in the email, with the price, on the policy and in the schedule. */
export function termsForCustomer({
  loadingPercent,
  extraExcess,
  endorsements,
}: ReferralTerms): readonly string[] {
  return [
    ...(loadingPercent > 0 ? [`The premium is ${loadingPercent}% more than our usual one.`] : []),
    ...(extraExcess > 0
      ? [`You pay an additional excess of ${formatPounds(extraExcess)} on each claim.`]
      : []),
    ...endorsements.map((code) => referralEndorsements[code].wording),
  ]
}

/** The same for staff, in one line: "25% loading, £500 more excess, Tracking device". */
export function termsForStaff({ loadingPercent, extraExcess, endorsements }: ReferralTerms): string {
  const parts = [
    ...(loadingPercent > 0 ? [`${loadingPercent}% loading`] : []),
    ...(extraExcess > 0 ? [`${formatPounds(extraExcess)} more excess`] : []),
    ...endorsements.map((code) => referralEndorsements[code].name),
  ]
  return parts.length === 0 ? 'on our usual terms' : parts.join(', ')
}

export function hasTerms({ loadingPercent, extraExcess, endorsements }: ReferralTerms): boolean {
  return loadingPercent > 0 || extraExcess > 0 || endorsements.length > 0
}
