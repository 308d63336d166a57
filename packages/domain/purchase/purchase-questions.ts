import { isProposerUnder18 } from '../payment/under-18.ts'
import type { Answers } from '../questions/answers.ts'
import type { AnySubject, Asking } from '../questions/asking.ts'
import { valuedChoice } from '../questions/kinds/choice.ts'
import { money } from '../questions/kinds/money.ts'
import { checkPhone, email, phone } from '../questions/kinds/text.ts'
import { tick, yesOrNo } from '../questions/kinds/yes-no.ts'
import { driverField } from '../questions/people/drivers.ts'
import { licenceNumber } from '../questions/people/licence-number.ts'
import { you } from '../questions/people/whose.ts'
import { type AnyQuestion, type FieldError, formQuestion, isAsked } from '../questions/question.ts'
import { renewalLead } from '../renewal/automatic-renewal.ts'
import { parseEmail } from '../values/email.ts'
import { isMaskedEmail, isMaskedPhone } from '../values/masked.ts'
import { currencyInputMaximum } from '../values/money-text.ts'
import { formatPounds, isPence, type Pence } from '../values/pence.ts'
import { refused } from '../values/result.ts'
import { driverLicenceNumber } from './driver-licence-number.ts'

/** The circumstances in which the form is filled in. */
export type Purchase = Pick<Asking<unknown>, 'terms' | 'answers' | 'today'> & {
  /** The customer pays monthly on enough credit that the lender requires their income (D-166). */
  isIncomeAsked: boolean
  /** From a comparison site, or the server requires every licence number (BUY-12). */
  mustGiveLicences: boolean
}

/** A question of the form with the place of its answer: "purchase.contactEmail", "additionalDrivers.0.licenceNumber". */
export type PlacedQuestion = { field: string; question: AnyQuestion; asking: Asking<AnySubject> }

export const PROPOSER_LICENCE = 'proposerDetails.licenceNumber'

export function purchaseField(name: keyof PurchaseDetails): string {
  return `purchase.${name}`
}

const choices = [
  { code: 'ask-me', desc: "No, I'll decide nearer the time", optOut: true },
  { code: 'automatic', desc: 'Yes, renew it automatically', optOut: false },
] as const

/**
 * Stored as an opt-out, which holds until the customer chooses otherwise: no answer means no automatic renewal (BUY-20, D-168).
 */
export const renewalOptOut = formQuestion<PurchaseDetails>()({
  name: 'renewalOptOut',
  kind: valuedChoice(choices, ({ optOut }) => optOut),
  label: 'Do you want your policy to renew automatically?',
  // Stated before the choice, because a yes alone is not enough: credit is agreed each time, and nothing can be paid without a
  // card (D-225).
  hint: ({ terms }) =>
    `Automatic renewal needs a saved card and payment in full. Either way, we'll send your new price ${renewalLead[terms.cover.term].words} before it ends. You can change your mind at any time.`,
  isAsked: isRenewalAsked,
  validate: (optOut) =>
    typeof optOut === 'boolean'
      ? undefined
      : { key: 'renewalRequired', message: 'Please choose whether your policy should renew automatically' },
  summary: (optOut) => (optOut ? 'No' : 'Yes'),
})

/** Where the policy is sent. It may differ from the quote's address, which some customers cannot change (BUY-06, YOU-11). */
export const contactEmail = formQuestion<PurchaseDetails>()({
  name: 'contactEmail',
  kind: email,
  label: 'Which email address should we use for your policy?',
  hint: "We'll send your documents and anything about your policy here.",
  validate(typed) {
    // From a restored quote: the server knows the full address (safety T23).
    if (isMaskedEmail(typed)) return undefined
    const checked = parseEmail(typeof typed === 'string' ? typed : '')
    return checked.ok ? undefined : { key: checked.key ?? 'emailNotValid', message: checked.message }
  },
  summary: (address) => address,
})

/** Starts with 0 and has 10 or 11 digits (BUY-06); the error message depends on the journey, as in the wizard (YOU-08). */
export const contactPhoneNumber = formQuestion<PurchaseDetails>()({
  name: 'contactPhoneNumber',
  kind: phone,
  label: 'Which phone number can we reach you on?',
  hint: "A UK number starting with 0. We'll only call about your policy or a claim.",
  validate(typed, { terms }) {
    if (isMaskedPhone(typed)) return undefined
    const checked = checkPhone(typeof typed === 'string' ? typed : '', terms)
    return checked.ok ? undefined : { key: checked.key ?? 'phoneNotValid', message: checked.message }
  },
  summary: (number) => number,
})

const beforeLicences = [renewalOptOut, contactEmail, contactPhoneNumber] as const

const notPositive: FieldError = {
  key: 'annualIncomePositive',
  message: 'Annual income must be a positive amount',
}

/** Asked if the credit is large enough for the lender to require it (BUY-08, D-166). */
const annualIncome = formQuestion<PurchaseDetails>()({
  name: 'annualIncome',
  kind: {
    ...money,
    read(typed, asking) {
      const read = money.read(typed, asking)
      // A negative amount has this question's own message, not the general one (BUY-08).
      return !read.ok && read.key === 'amountNegative' ? refused(notPositive.key, notPositive.message) : read
    },
  },
  label: 'What is your annual income?',
  hint: "Before tax, for the lender's checks.",
  isAsked: ({ subject }) => subject.isIncomeAsked === true,
  validate: validateIncome,
  summary: (income) => formatPounds(income),
})

/** Asked with the income (BUY-09). */
const incomeConfirmed = formQuestion<PurchaseDetails>()({
  name: 'incomeConfirmed',
  kind: tick,
  label: 'I confirm that this is my income and I can afford the payments.',
  isAsked: ({ subject }) => subject.isIncomeAsked === true,
  validate: (isTicked) =>
    isTicked === true
      ? undefined
      : { key: 'incomeConfirmationRequired', message: 'Confirmation is required' },
  summary: yesOrNo,
})

/** Paper in addition to the emailed documents; never preselected (BUY-04, D-167). */
const sendWelcomePack = formQuestion<PurchaseDetails>()({
  name: 'sendWelcomePack',
  kind: tick,
  label: 'Send me a welcome pack by post (optional)',
  hint: "A letter and a card with your policy number and our phone number. It's free.",
  validate: () => undefined,
  summary: yesOrNo,
})

const hasAgreedDvlaDisclaimer = formQuestion<PurchaseDetails>()({
  name: 'hasAgreedDvlaDisclaimer',
  kind: tick,
  label: 'I have read and agree to the DVLA disclaimer',
  validate: (hasAgreed) =>
    hasAgreed === true
      ? undefined
      : {
          key: 'dvlaDisclaimerRequired',
          message: 'Please read the DVLA disclaimer and agree to it before you buy',
        },
  summary: () => 'Agreed',
})

/** The last question before Buy Now (BUY-05). */
const hasAcknowledged = formQuestion<PurchaseDetails>()({
  name: 'hasAcknowledged',
  kind: tick,
  label: 'I have read the information and the documents on this page, and my answers are correct.',
  validate: (isTicked) =>
    isTicked === true
      ? undefined
      : {
          key: 'acknowledgementRequired',
          message: 'Please confirm if you acknowledged all the information',
        },
  summary: () => 'Confirmed',
})

const afterLicences = [
  annualIncome,
  incomeConfirmed,
  sendWelcomePack,
  hasAgreedDvlaDisclaimer,
  hasAcknowledged,
] as const

/** The form before anything is typed, prefilled with earlier answers (D-126). */
export function purchaseAtFirst(purchase: Purchase): PurchaseDetails {
  const { emailAddress, phoneNumber } = purchase.answers.proposerDetails
  return {
    renewalOptOut: renewalOptOutAtFirst(purchase),
    ...(emailAddress !== undefined && { contactEmail: emailAddress }),
    ...(phoneNumber !== undefined && { contactPhoneNumber: phoneNumber }),
    isIncomeAsked: purchase.isIncomeAsked,
  }
}

/** Every question the form asks, in page order (BUY-01). */
export function purchaseQuestions(purchase: Purchase): readonly PlacedQuestion[] {
  const { terms, answers, today } = purchase
  const here = { terms, answers, today }
  const details = { ...here, subject: purchaseAtFirst(purchase) }
  const placed = (question: (typeof beforeLicences | typeof afterLicences)[number]) => ({
    field: purchaseField(question.name),
    question,
    asking: details,
  })
  const proposer = {
    field: PROPOSER_LICENCE,
    question: licenceNumber(you),
    asking: { ...here, subject: answers.proposerDetails },
  }
  const drivers = insuredDrivers(answers).map((driver, index) => ({
    field: driverField(index, 'licenceNumber'),
    question: driverLicenceNumber(driver, purchase.mustGiveLicences),
    asking: { ...here, subject: driver },
  }))
  const all: readonly PlacedQuestion[] = [
    ...beforeLicences.map(placed),
    proposer,
    ...drivers,
    ...afterLicences.map(placed),
  ]
  return all.filter(({ question, asking }) => isAsked(question, asking))
}

/** The additional drivers that count: a "no" to other drivers may leave the list in place (D-035). */
export function insuredDrivers({
  proposerDetails,
  additionalDrivers,
}: Answers): Answers['additionalDrivers'] {
  return proposerDetails.hasAdditionalDriver === true ? additionalDrivers : []
}

/** The purchase form except for the licence numbers, which belong to the drivers (BUY-01, DAT-26, DAT-27). */
export type PurchaseDetails = {
  /** The policy ends with its term unless the customer renews it (BUY-20, D-168). */
  renewalOptOut?: boolean
  contactEmail?: string
  contactPhoneNumber?: string
  annualIncome?: Pence
  incomeConfirmed?: boolean
  /** By post, in addition to the emailed documents (BUY-04, D-167). */
  sendWelcomePack?: boolean
  /** Opened and agreed to (BUY-03, D-132). */
  hasAgreedDvlaDisclaimer?: boolean
  hasAcknowledged?: boolean
  /** Not an answer: whether the lender requires the income (D-166). */
  isIncomeAsked?: boolean
}

/** The income only matters for credit: asked if the lender requires it and the customer pays monthly (D-166). */
export function isIncomeAsked(affordabilityCheck: boolean, method: string | undefined): boolean {
  return affordabilityCheck && method === 'DIRECT_DEBIT'
}

function validateIncome(income: Pence | undefined): FieldError | undefined {
  if (!isPence(income)) return { key: 'annualIncomeRequired', message: 'Annual income is required' }
  if (income <= 0) return notPositive
  if (income > currencyInputMaximum)
    return {
      key: 'annualIncomeMaximum',
      message: `Please enter ${formatPounds(currencyInputMaximum)} or less for your annual income`,
    }
  return undefined
}

/**
 * Not asked on a line without a renewal section, nor unless the proposer is known to be 18 when cover starts (BUY-21, SEC-04,
 * D-011, D-012).
 */
export function isRenewalAsked({ terms, answers }: Pick<Asking<unknown>, 'terms' | 'answers'>): boolean {
  return terms.results.renewalChoice !== 'not-shown' && isProposerUnder18(answers) === false
}

/** True for adults; for a minor it is false and has no effect (BUY-20, D-168). */
export function renewalOptOutAtFirst({ answers }: Pick<Asking<unknown>, 'answers'>): boolean {
  return isProposerUnder18(answers) !== true
}

/** The opposite of the opt-out, if there was a choice; without one nothing renews automatically (BUY-16, D-011, D-168). */
export function automaticRenewal(
  { renewalOptOut: optOut }: PurchaseDetails,
  where: Pick<Asking<unknown>, 'terms' | 'answers'>,
): boolean {
  return isRenewalAsked(where) && optOut === false
}

/**
 * The text "Read Disclaimer" opens on the purchase form, with Agree at its end (BUY-03, D-132). Its version is the question's.
 */
export const dvlaDisclaimer = {
  title: 'DVLA disclaimer',
  hint: 'Please read and agree to it before you buy.',
  agreed: 'You have read and agreed to the DVLA disclaimer.',
  paragraphs: [
    "We and your insurer use the driving licence numbers on this quote to check records held by the DVLA: the status of each licence, what it allows, how long the driver has had it, penalty points, endorsements and convictions. We'll check before cover starts, and may check again when you change or renew your policy or make a claim.",
    'We also check the details of every driver against the Motor Insurance Database, the Claims and Underwriting Exchange and fraud prevention databases.',
    "If a record differs from your answers, we'll tell you what we found. Your price may change, or we may have to cancel your cover. These checks don't affect your credit file or your no claims discount.",
    'By agreeing, you confirm that each driver on this quote knows that we use their licence number in this way, and is happy for us to.',
  ],
} as const
