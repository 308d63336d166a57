import type { LoanAlone } from '@milepost/domain/ending/loan-ending'
import { journeys } from '@milepost/domain/journeys/journeys'
import { endNotices } from '@milepost/domain/promise/end-of-cover'
import { proofsAsked } from '@milepost/domain/purchase/proofs-asked'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { aCar } from '@milepost/domain/questions/vehicle/testing'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { draftLinkEmail } from '../../draft/link-email.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { refundMoments } from '../../platform/jobs/ports.ts'
import { addressCorrectedEmail } from '../../purchase/emails/address-corrected-email.ts'
import {
  cancellationNoticeEmail,
  cancelledEmail,
  noClaimsProofEmail,
  noticeWithdrawnEmail,
} from '../../purchase/emails/cancellation-emails.ts'
import {
  instalmentCollectedEmail,
  instalmentCorrectedEmail,
  instalmentMissedEmail,
} from '../../purchase/emails/instalment-emails.ts'
import { customerPaidEmail, loanOverEmail } from '../../purchase/emails/loan-emails.ts'
import {
  mandateRejectedEmail,
  mandateStillRejectedEmail,
} from '../../purchase/emails/mandate-rejected-email.ts'
import { notChargedEmail } from '../../purchase/emails/not-charged-email.ts'
import { paymentRefundedEmail } from '../../purchase/emails/payment-refunded-email.ts'
import { policyEmail } from '../../purchase/emails/policy-email.ts'
import { proofEmail } from '../../purchase/emails/proof-email.ts'
import { refundEmail } from '../../purchase/emails/refund-email.ts'
import { approvedEmail, declinedEmail, questionEmail } from '../../referral/emails.ts'
import { lateEmail, lapsedEmail as referralLapsedEmail } from '../../referral/late-emails.ts'
import { coverEndsEmail, endOfCoverEmail, lapsedEmail } from '../../renewal/cover-ends-emails.ts'
import { invitationEmail, renewalQuestionsEmail } from '../../renewal/invitation-emails.ts'
import { lateNoticeEmail, renewalNoticeEmail } from '../../renewal/notice-emails.ts'
import { heldCoverEndsEmail, lapsedByUsEmail } from '../../renewal/our-fault-emails.ts'
import { renewalFailedEmail, renewalLinkEmail, renewalStoppedEmail } from '../../renewal/outcome-emails.ts'
import { reminderEmail } from '../../renewal/reminder-email.ts'
import { aCoverOffered, aRenewalPlan, breakdownEnds } from '../../renewal/testing/cover-sample.ts'
import { unannouncedChargeEmail } from '../../renewal/unannounced-charge-email.ts'
import { restartEmail } from '../../restart/restart-email.ts'
import { quoteLinkEmail } from '../../retrieval/link-email.ts'

/** The customer's own data in an email. */
export type Named = { firstName: string; vehicle: string; registration: string }

export const usual: Named = { firstName: 'Zoë', vehicle: 'Ford Fiesta', registration: 'aa19aaa' }

const site = 'https://quotes.example'
const token = 't'.repeat(43)
const stopAddress = `${site}/your-subscription#${token}`
const quoteAddress = `${site}/your-quote-details?quote=${token}&source=renewal`
const lastDay = localDate('2026-12-19')
const endsAt = new Date('2026-07-02T13:05:00Z')

/** Every kind of email that the product sends, by name. */
export function everyEmail(
  journey: JourneyId,
  { firstName, vehicle, registration }: Named = usual,
): Readonly<Record<string, EmailContent>> {
  const whose = { journey, firstName, registration, policyNumber: 'A-10000427' }
  const renewing = { ...whose, lastDay, address: stopAddress }
  const toCheck = {
    assumed: [{ question: 'Does the car have a dash cam?', answer: 'No' }],
    checkAddress: quoteAddress,
  }
  const nothingToCheck = { assumed: [], checkAddress: undefined }
  const notice = {
    ...renewing,
    payOn: localDate('2026-12-18'),
    price: pence(27_245),
    priceBefore: pence(30_000),
    isPricedAnew: true,
    lastFour: '0000',
    cardExpiresIn: '2026-11',
    term: 'thirty-day',
    cover: aCoverOffered,
    period: 2,
    quoteAddress,
  } as const
  const invitation = {
    ...renewing,
    lastYear: { inFull: pence(56_924), monthly: pence(64_150), withoutEnded: undefined },
    thisYear: pence(53_210),
    monthly: aRenewalPlan,
    cover: aCoverOffered,
    period: 5,
    card: { lastFour: '0000', expiresIn: '2026-11' },
    quoteAddress,
  }
  const policy = {
    ...whose,
    vehicle,
    term: 'annual',
    coverStart: new Date('2026-11-20T10:15:00Z'),
    coverEnd: new Date('2027-11-19T23:59:00Z'),
    automaticRenewal: true,
    renewalAddress: stopAddress,
    documentsByPost: true,
    documents: {
      attached: ['Certificate of motor insurance', 'Policy schedule', 'Statement of fact'],
      tooLarge: [],
    },
    hasAccount: true,
    proofs: proofsOf(journey),
    follows: undefined,
    endedExtras: [],
  } as const
  const monthly = {
    now: pence(11_236),
    total: pence(77_936),
    instalments: { firstOn: localDate('2026-12-21'), first: pence(6_070), standard: pence(6_063), count: 11 },
  }
  const inFull = { now: pence(62_340), total: pence(62_340), instalments: undefined }
  const figures = {
    basis: 'days-left',
    daysCovered: 76,
    daysInAll: 365,
    premium: pence(80_000),
    fee: pence(3_500),
    charge: pence(16_657),
    refund: pence(63_343),
    tax: pence(6_787),
    toLender: pence(0),
    againstDebt: pence(0),
    toCard: pence(63_343),
    stillOwedToLender: pence(0),
    stillOwedToUs: pence(0),
  } as const
  const instalment = {
    ...whose,
    on: localDate('2027-01-04'),
    amount: pence(4_321),
    arrears: pence(4_321),
    coverEnds: undefined,
  }
  const charged = { ...whose, amount: pence(27_245), chargedOn: lastDay, isCovered: true }
  const cancelledFrom = new Date('2027-02-03T23:59:00Z')
  const toCollect = [
    { on: localDate('2027-01-04'), amount: pence(4_321) },
    { on: localDate('2027-02-01'), amount: pence(4_321) },
  ]
  const ending = { ...whose, endsAt: cancelledFrom, figures, toCollect }
  const cancelled = {
    ...whose,
    endedAt: cancelledFrom,
    attached: ['Statement of cancellation', 'Proof of no claims discount'],
    cancellation: {
      reason: 'customer',
      askedAt: new Date('2027-01-20T10:00:00Z'),
      isBeforeStart: false,
      money: { figures, paidByCard: pence(83_500), returnedBefore: pence(0) },
    },
  } as const
  const notCharged = {
    journey,
    reference: 'A-7K3M9QX2B4T',
    amount: pence(11_236),
    retrievalAddress: `${site}/quote-retrieval`,
  }
  const failed = {
    ...renewing,
    price: pence(27_245),
    lastFour: '0000',
    because: 'declined',
    isTriedAgain: true,
    quoteAddress,
    stopAddress,
  } as const
  const proof = {
    ...whose,
    code: 'no-claims',
    refusal: undefined,
    dueOn: localDate('2026-12-11'),
    what: 'A renewal letter or a statement from your last insurer.',
  } as const
  return {
    policy: policyEmail({ ...policy, paid: monthly }),
    'policy paid in full': policyEmail({
      ...policy,
      paid: inFull,
      automaticRenewal: false,
      hasAccount: false,
    }),
    'renewed policy': policyEmail({
      ...policy,
      paid: inFull,
      proofs: [],
      follows: 'renewal',
      endedExtras: breakdownEnds.ended.names,
    }),
    'mandate rejected': mandateRejectedEmail({ ...whose, code: 'B' }),
    'mandate still rejected': mandateStillRejectedEmail(whose),
    'not charged': notChargedEmail({ ...notCharged, because: 'expired' }),
    'payment refunded': paymentRefundedEmail({ ...notCharged, isInsured: false }),
    'second payment refunded': paymentRefundedEmail({ ...notCharged, isInsured: true }),
    'charged once': notChargedEmail({ ...notCharged, because: 'taken-up' }),
    'cancelled from a day to come': cancellationNoticeEmail({
      ...ending,
      reason: 'customer',
      isOnCredit: false,
    }),
    'notice for non-payment': cancellationNoticeEmail({ ...ending, reason: 'non-payment', isOnCredit: true }),
    'notice for a total loss': cancellationNoticeEmail({
      ...ending,
      reason: 'total-loss',
      isOnCredit: false,
      figures: undefined,
    }),
    'notice withdrawn': noticeWithdrawnEmail({ ...whose, because: 'paid', coverEnd: policy.coverEnd }),
    cancelled: cancelledEmail({ ...cancelled, hasChanged: false }),
    'cancelled with other figures': cancelledEmail({
      ...cancelled,
      hasChanged: true,
      cancellation: { ...cancelled.cancellation, reason: 'fraud', isBeforeStart: true, money: undefined },
    }),
    'proof of no claims': noClaimsProofEmail({
      ...whose,
      endedAt: policy.coverEnd,
      years: '5 years',
      attached: ['Proof of no claims discount'],
    }),
    notice: renewalNoticeEmail({ ...notice, ...nothingToCheck }),
    'notice with an answer to check': renewalNoticeEmail({ ...notice, ...toCheck }),
    invitation: invitationEmail({
      ...invitation,
      ...nothingToCheck,
      payOn: undefined,
      stopAddress: undefined,
    }),
    'invitation that renews': invitationEmail({
      ...invitation,
      ...toCheck,
      lastYear: { inFull: pence(56_924), monthly: undefined, withoutEnded: pence(52_925) },
      cover: breakdownEnds,
      payOn: localDate('2026-12-18'),
      stopAddress,
    }),
    questions: renewalQuestionsEmail({
      ...renewing,
      questions: ['Please tell us if the car has a dash cam'],
      isByItself: true,
      quoteAddress,
      stopAddress,
    }),
    lapsed: lapsedEmail({ ...renewing, isUnanswered: false }),
    'cover ends': coverEndsEmail({ ...renewing, endsAt: '19 December 2026 at 23:59', because: 'not-asked' }),
    'cover ends, not offered': coverEndsEmail({
      ...renewing,
      endsAt: '19 December 2026 at 23:59',
      because: 'not-offered',
    }),
    'renewal failed': renewalFailedEmail(failed),
    'renewal stopped': renewalStoppedEmail(renewing),
    ...Object.fromEntries(
      endNotices.map((notice) => [
        notice,
        endOfCoverEmail({ ...renewing, notice, offer: { isRenewal: true, address: quoteAddress } }),
      ]),
    ),
    'late notice': lateNoticeEmail({
      ...notice,
      ...nothingToCheck,
      fault: 'systems',
      payOn: localDate('2026-12-25'),
    }),
    'held cover ends': heldCoverEndsEmail({
      ...renewing,
      endsOn: localDate('2026-12-28'),
      price: pence(27_245),
      lastFour: '0000',
      refused: { because: 'declined' },
      fault: 'systems',
      quoteAddress,
      stopAddress,
    }),
    'lapsed because of us': lapsedByUsEmail({
      ...renewing,
      fault: 'mail',
      offer: { price: pence(27_245), until: localDate('2027-01-09'), address: quoteAddress },
      startAddress: site,
    }),
    'renewal link': renewalLinkEmail({ journey, policyNumber: whose.policyNumber, address: stopAddress }),
    'quote link': quoteLinkEmail({
      journey,
      reference: 'A-7K3M9QX2B4T',
      address: `${site}/results?quote=${token}`,
      endsAt,
    }),
    ...Object.fromEntries(
      refundMoments.map((moment) => [
        `refund ${moment}`,
        refundEmail({
          ...whose,
          moment,
          reason: moment === 'corrected' ? 'cancellation' : 'goodwill',
          way: 'card',
          amount: pence(37_778),
          corrected: moment === 'corrected' ? pence(30_000) : undefined,
          lastFour: moment === 'paid' ? undefined : '0000',
          by: lastDay,
        }),
      ]),
    ),
    'refund to a bank account': refundEmail({
      ...whose,
      moment: 'transferred',
      reason: 'cancellation',
      way: 'bank',
      amount: pence(7_210),
      corrected: undefined,
      lastFour: '0000',
      by: lastDay,
    }),
    'charge not announced': unannouncedChargeEmail(charged),
    'charge not announced, cover over': unannouncedChargeEmail({ ...charged, isCovered: false }),
    'address corrected': addressCorrectedEmail({ journey, policyNumber: whose.policyNumber }),
    'instalment missed': instalmentMissedEmail(instalment),
    'instalment missed under notice': instalmentMissedEmail({
      ...instalment,
      coverEnds: { at: cancelledFrom, isOver: false },
    }),
    'last instalment missed': instalmentMissedEmail({
      ...instalment,
      coverEnds: { at: cancelledFrom, isOver: true },
    }),
    'instalment collected': instalmentCollectedEmail({ ...instalment, arrears: pence(0) }),
    'part of what was missed collected': instalmentCollectedEmail(instalment),
    'wrong about a missed instalment': instalmentCorrectedEmail({
      ...instalment,
      arrears: pence(0),
      wasMissed: true,
    }),
    'wrong about a collected instalment': instalmentCorrectedEmail({ ...instalment, wasMissed: false }),
    'loan cancelled before it was paid out': loanOverEmail({ ...instalment, alone: alone('undrawn') }),
    'loan cancelled': loanOverEmail({ ...instalment, alone: alone('undone') }),
    'loan cancelled under notice': loanOverEmail({
      ...instalment,
      coverEnds: { at: cancelledFrom, isOver: false },
      alone: { ...alone('undone'), due: pence(0), back: pence(1_200) },
    }),
    'loan settled early': loanOverEmail({ ...instalment, alone: alone('settled') }),
    'payment received': customerPaidEmail({ ...instalment, way: 'bank', left: pence(0) }),
    'part of a payment received': customerPaidEmail({ ...instalment, way: 'card', left: pence(5_000) }),
    'proof asked again': proofEmail({ ...proof, state: 'asked' }),
    'proof received': proofEmail({ ...proof, state: 'received' }),
    'proof accepted': proofEmail({ ...proof, state: 'accepted' }),
    'proof not accepted': proofEmail({ ...proof, state: 'refused', refusal: 'unreadable' }),
    'proof not needed': proofEmail({ ...proof, state: 'not-needed' }),
    restart: restartEmail({
      journey,
      policyNumber: whose.policyNumber,
      reference: 'A-7K3M9QX2B4T',
      until: lastDay,
      address: `${site}/restart-policy?quoteRef=A-7K3M9QX2B4T`,
    }),
    'referral approved': approvedEmail({
      journey,
      reference: 'A-7K3M9QX2B4T',
      total: pence(62_340),
      start: localDate('2026-11-20'),
      until: endsAt,
      terms: { loadingPercent: 20, extraExcess: pence(30_000), endorsements: ['tracker', 'photographs'] },
      words: 'Thank you for the photographs of the car.',
      address: `${site}/results?quote=${token}`,
    }),
    'referral declined': declinedEmail({
      journey,
      reference: 'A-7K3M9QX2B4T',
      words: 'We do not insure cars that are used on a race track.',
    }),
    'referral question': questionEmail({
      journey,
      reference: 'A-7K3M9QX2B4T',
      words: 'Please tell us when your driving ban ended.',
      answerBy: endsAt,
      address: `${site}/referral#${token}`,
    }),
    'referral late': lateEmail({ journey, reference: 'A-7K3M9QX2B4T', by: endsAt }),
    'referral lapsed': referralLapsedEmail({
      journey,
      reference: 'A-7K3M9QX2B4T',
      wasAsked: false,
      address: `${site}/`,
    }),
    'referral lapsed, not answered': referralLapsedEmail({
      journey,
      reference: 'A-7K3M9QX2B4T',
      wasAsked: true,
      address: `${site}/`,
    }),
    'saved answers': draftLinkEmail({ journey, address: `${site}/saved-quote#${token}`, endsAt }),
    reminder: reminderEmail({
      journey,
      kind: 'before-expiry',
      expiresOn: lastDay,
      address: quoteAddress,
      stopAddress: `${site}/stop-emails#${token}`,
    }),
    'reminder the day after': reminderEmail({
      journey,
      kind: 'day-after',
      expiresOn: lastDay,
      address: quoteAddress,
      stopAddress: `${site}/stop-emails#${token}`,
    }),
  }
}

function proofsOf(journey: JourneyId) {
  const answers = {
    vehicleDetails: { registration: 'AA19 AAA', vehicleInfo: aCar },
    proposerDetails: aProposer,
    coverDetails: { effectiveFrom: { date: localDate('2026-11-20'), hour: 10, minute: 15 } },
    additionalDrivers: [],
    additionalQuestions: {},
  }
  return proofsAsked(journeys[journey], answers, { deviceProvider: undefined })
}

const alone = (kind: LoanAlone['kind']): LoanAlone => ({
  kind,
  lent: pence(50_000),
  collected: pence(kind === 'settled' ? 10_400 : 0),
  earned: pence(kind === 'settled' ? 2_100 : 0),
  rebate: pence(kind === 'settled' ? 5_400 : 7_500),
  settledOn: localDate('2027-02-01'),
  due: pence(kind === 'settled' ? 41_700 : 50_000),
  back: pence(0),
  payTo: kind === 'undrawn' ? 'us' : 'lender',
  payBy: localDate('2027-02-03'),
})
