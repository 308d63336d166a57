import { type CodeOf, descOf } from '../../lists/code-list.ts'
import { noClaimsEarnedOn, noClaimsYears } from '../../lists/cover.ts'
import { needsLicenceNumber } from '../../lists/licence.ts'
import { isLocalDate, longDate, yearsBetween } from '../../values/local-date.ts'
import type { CoverDetails } from '../answers.ts'
import type { Asking } from '../asking.ts'
import { choice, laidOut, mustBeOffered } from '../kinds/choice.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { bornOn } from '../people/birth.ts'
import { licenceTypeOf } from '../people/derived-answers.ts'
import { type FieldError, question } from '../question.ts'

const yearsOfNoClaimsDiscountKind = laidOut(choice(noClaimsYears))
const isOffered = mustBeOffered(yearsOfNoClaimsDiscountKind, {
  key: 'yearsOfNoClaimsDiscountRequired',
  message: 'Please choose how many years of no claims discount you have',
})

/** One year before the test was passed, insured as a learner, may count too. */
const LEARNER_YEARS = 1
/** The youngest age at which a person can hold insurance in their own name. */
const YOUNGEST_DRIVER = 16

export const yearsOfNoClaimsDiscount = question<CoverDetails>()({
  name: 'yearsOfNoClaimsDiscount',
  kind: yearsOfNoClaimsDiscountKind,
  group: 'cover',
  label: 'How many years of no claims discount do you have?',
  hint: 'It must have been used in the UK within the last 2 years.',
  help: {
    summary: 'What counts as no claims discount?',
    body: 'Count each full year you were insured in your own name without a claim. Your last renewal letter should say how many. We may ask for proof.',
  },
  validate: (years, asking) => isOffered(years, asking) ?? validateAgainstLicence(years, asking),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'ncdYears',
    shape: { whole: [0, 99] },
    // Ten means ten or more (D-133). Every lower number is in the list.
    read: (years: number) => ({
      yearsOfNoClaimsDiscount: String(Math.min(years, 10)) as CodeOf<typeof noClaimsYears>,
    }),
  },
  // Years as text, '10' for ten or more (D-133).
  dto: { shape: { pattern: /^\d{1,2}$/, what: 'years as text, "0" to "10"' } },
  summary: (code) => descOf(noClaimsYears, code) ?? code,
})

/**
 * No driver has more claim-free years than years of driving, so such an answer is refused. A UK licence shows since when; a
 * foreign one may have been renewed or exchanged, so for those only the age is checked.
 */
function validateAgainstLicence(
  years: string | undefined,
  { answers: { proposerDetails: proposer }, today }: Asking<CoverDetails>,
): FieldError | undefined {
  const licence = licenceTypeOf(proposer)
  const since = proposer.licenceObtained
  const born = bornOn(proposer, today)
  const claimed = Number(years)
  if (licence !== undefined && needsLicenceNumber(licence) && isLocalDate(since) && since <= today) {
    const most = yearsBetween(since, today) + LEARNER_YEARS
    if (claimed <= most) return undefined
    return {
      key: 'noClaimsYearsAboveLicence',
      message: `You told us you got your licence on ${longDate(since)}, so we'd expect no more than ${inWords(most)} of no claims discount. Please check both answers. If you first passed your test abroad, use that date. If both are right, please call us`,
    }
  }
  if (!born || claimed <= yearsBetween(born, today) - YOUNGEST_DRIVER) return undefined
  return {
    key: 'noClaimsYearsAboveAge',
    message:
      "That's more no claims discount than anyone your age could have earned. Please check your answer",
  }
}

function inWords(years: number): string {
  return years === 1 ? '1 year' : `${years} years`
}

/** Without claim-free years, nothing more is asked about the discount (COV-05, COV-06). */
export function hasNoClaimsDiscount({ yearsOfNoClaimsDiscount: years }: CoverDetails): boolean {
  return years !== undefined && years !== '0'
}

export const protectNoClaimsDiscount = question<CoverDetails>()({
  name: 'protectNoClaimsDiscount',
  kind: yesNo,
  group: 'cover',
  label: 'Do you want to protect your no claims discount?',
  help: {
    summary: 'What does protecting it do?',
    body: 'You keep your discount even if you claim, up to the number of claims your policy allows. Your price could still go up after a claim.',
  },
  isAsked: ({ subject }) => hasNoClaimsDiscount(subject),
  validate: mustBeAnswered({
    key: 'protectNoClaimsDiscountRequired',
    message: 'Please tell us if you want to protect your no claims discount',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'ncdProtected', assume: [false, "The no claims discount won't be protected"] },
  summary: yesOrNo,
})

const typeOfPolicyNcdEarnedKind = choice(noClaimsEarnedOn)

export const typeOfPolicyNCDEarned = question<CoverDetails>()({
  name: 'typeOfPolicyNCDEarned',
  kind: typeOfPolicyNcdEarnedKind,
  group: 'cover',
  label: 'What type of policy did you earn your no claims discount on?',
  isAsked: ({ subject, terms }) => terms.cover.asksNoClaimsEarnedOn && hasNoClaimsDiscount(subject),
  validate: mustBeOffered(typeOfPolicyNcdEarnedKind, {
    key: 'typeOfPolicyNCDEarnedRequired',
    message: 'Please choose the type of policy you earned your no claims discount on',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'ncdEarnedOn', codes: noClaimsEarnedOn },
  summary: (code) => descOf(noClaimsEarnedOn, code) ?? code,
})

/** The questions about the no claims discount, in order (D-030). */
export const noClaimsQuestions = [yearsOfNoClaimsDiscount, protectNoClaimsDiscount, typeOfPolicyNCDEarned]
