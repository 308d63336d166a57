import { firmOf } from '@milepost/brands/brands'
import type { Firm } from '@milepost/domain/brands/firm'
import { type CancellationFigures, hasRefund } from '@milepost/domain/ending/cancellation-refund'
import { endingInWords } from '@milepost/domain/ending/ending-in-words'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaymentToCome } from '@milepost/domain/payment/payment-schedule'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import {
  type CancelledEnding,
  endingReasonWords,
  noClaimsProofUse,
  REFUND_WORKING_DAYS,
} from '@milepost/domain/policy/policy-ending'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import { longMoment } from '@milepost/domain/quote/policy-period'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { longDate } from '@milepost/domain/values/local-date'
import { londonDate, londonTime } from '@milepost/domain/values/london-time'
import { add, formatPence } from '@milepost/domain/values/pence'
import { type Detail, type EmailPart, renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { policyRows } from './rows-of-emails.ts'

type Whose = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
}

const moment = (at: Date) => longMoment(londonTime(at))
const day = (at: Date) => longDate(londonDate(at))

/** RTA 1988 s.143 and s.144A: what it means to have no cover, before someone drives or keeps the vehicle without. */
export const uninsuredPart: readonly EmailPart[] = [
  { title: 'Please do not drive uninsured' },
  'Driving without insurance is an offence. You could be fined, get 6 points or be banned, and the police can take the vehicle.',
  "You must also not keep it uninsured, even on your drive. If it's off the road, tell the DVLA: make a SORN on GOV.UK.",
]

export type NoticeDetails = Whose & {
  reason: CancellationReason
  endsAt: Date
  isOnCredit: boolean
  figures: CancellationFigures | undefined
  /** Those that the lender still collects before cover ends; none where the bank refuses the direct debit. */
  toCollect: readonly PaymentToCome[]
}

/** Cover will end on a day to come: as the customer asked, or by our notice with how to put it right (D-286). */
export function cancellationNoticeEmail(details: NoticeDetails): EmailContent {
  const { journey, policyNumber, firstName, reason, endsAt, figures } = details
  const firm = firmOf(journeys[journey].brand)
  const isTheirs = reason === 'customer'
  return renderEmail({
    journey,
    isBadNews: !isTheirs,
    subject: isTheirs
      ? `Your ${firm.name} policy ends on ${day(endsAt)}`
      : `We're cancelling your ${firm.name} policy`,
    heading: `Your cover ends on ${moment(endsAt)}`,
    intro: [
      isTheirs
        ? `Hello ${firstName}. You asked us to cancel your policy ${policyNumber}. You're insured until then, and it won't renew.`
        : `Hello ${firstName}. This is our notice that we're cancelling your policy ${policyNumber}. You're insured until then, and not afterwards.`,
    ],
    card: [
      ...policyRows(details),
      ['Cover ends', moment(endsAt)],
      ['Why', endingReasonWords[reason]],
      ...(figures ? expected(figures) : []),
    ],
    button: undefined,
    parts: [
      ...(puttingRight(details, firm) ?? []),
      ...collectedUntilThen(details, firm),
      ...(figures
        ? [
            { title: 'Money, when your cover ends' },
            { list: endingInWords(figures, 'will-end') },
            "If anything changes before then, we'll tell you the new figures.",
          ]
        : []),
      ...uninsuredPart,
      { title: 'If you want to talk to us' },
      `Call ${firm.phone.display} or write to ${firm.email}.${isTheirs ? ' If you change your mind, tell us before your cover ends.' : ''}`,
    ],
  })
}

/** Notice does not stop the instalments: cover continues until it has run out. */
function collectedUntilThen(
  { isOnCredit, toCollect }: NoticeDetails,
  { lenderName }: Firm,
): readonly EmailPart[] {
  if (!isOnCredit || toCollect.length === 0) return []
  return [
    { title: 'Monthly payments until then' },
    `You're insured until your cover ends, so ${lenderName} will still collect:`,
    { list: toCollect.map(({ on, amount }) => `${formatPence(amount)} on ${longDate(on)}`) },
    'The figures below count this as paid. Please leave your Direct Debit in place until then.',
  ]
}

function puttingRight(
  { reason, endsAt, isOnCredit }: NoticeDetails,
  firm: Firm,
): readonly EmailPart[] | undefined {
  if (reason === 'non-payment')
    return [
      { title: 'How to keep your cover' },
      isOnCredit
        ? `Pay what's missing to ${firm.lenderName} before ${moment(endsAt)}. Their default notice says how much and how.`
        : `Pay what's missing before ${moment(endsAt)}. Call ${firm.phone.display} and we'll take the payment.`,
      "When the money arrives, we'll withdraw this notice and tell you. Your cover then continues.",
    ]
  if (reason === 'customer') return undefined
  return [
    { title: 'If this is wrong' },
    `Please call ${firm.phone.display} straight away. If the reason is wrong, we'll withdraw this notice.`,
  ]
}

function expected(figures: CancellationFigures): readonly Detail[] {
  const { toCard, loan, stillOwedToUs, stillOwedToLender } = figures
  const back: readonly Detail[] = [
    ...(toCard > 0 ? [['Refund to your card', formatPence(toCard)] as const] : []),
    ...(loan && loan.byTransfer > 0
      ? [['Refund by bank transfer', formatPence(loan.byTransfer)] as const]
      : []),
  ]
  if (back.length > 0) return back
  const owed = add(stillOwedToUs, stillOwedToLender)
  return [owed > 0 ? ['Left to pay', formatPence(owed)] : ['Refund', 'None']]
}

export type WithdrawnDetails = Whose & { because: WithdrawalReason; coverEnd: Date }

/** The notice no longer counts: cover continues (D-286). */
export function noticeWithdrawnEmail(details: WithdrawnDetails): EmailContent {
  const { journey, firstName, because, coverEnd } = details
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    subject: `Your ${firm.name} policy isn't being cancelled`,
    heading: 'Your policy is not being cancelled',
    intro: [
      `Hello ${firstName}. ${withdrawnWords[because]} Your cover continues without a gap, on the same terms.`,
    ],
    card: [...policyRows(details), ['Cover ends', moment(coverEnd)]],
    button: undefined,
    parts: [
      "Please ignore our earlier email about the cancellation. You don't need to do anything.",
      `If you have questions, call ${firm.phone.display}.`,
    ],
  })
}

const withdrawnWords: Readonly<Record<WithdrawalReason, string>> = {
  paid: 'Thank you: the missing payment has arrived, so we have withdrawn our notice.',
  'customer-stays': 'As you asked, we have withdrawn the cancellation of your policy.',
  'our-mistake': 'We should not have sent you notice of cancellation, and have withdrawn it. We are sorry.',
}

export type CancelledDetails = Whose & {
  cancellation: CancelledEnding
  endedAt: Date
  /** The figures are not those of the notice. */
  hasChanged: boolean
  attached: readonly string[]
}

/** Cover has ended by cancellation, with what comes back and what is owed. */
export function cancelledEmail(details: CancelledDetails): EmailContent {
  const { journey, firstName, policyNumber, cancellation, endedAt, attached } = details
  const { reason, isBeforeStart, money } = cancellation
  const firm = firmOf(journeys[journey].brand)
  const ended = isBeforeStart ? 'before your cover began' : `on ${moment(endedAt)}`
  return renderEmail({
    journey,
    isBadNews: reason !== 'customer',
    subject: `Your ${firm.name} policy has been cancelled`,
    heading: isBeforeStart ? 'Your policy is cancelled' : 'Your cover has ended',
    intro: [
      `Hello ${firstName}. Your policy ${policyNumber} was cancelled ${ended}. ${introOf[reason]}`,
      "Please don't drive the vehicle unless you have other insurance for it. Certificates we sent you are no longer valid.",
    ],
    card: [
      ...policyRows(details),
      isBeforeStart ? ['Your cover', 'Cancelled before it began'] : ['Cover ended', moment(endedAt)],
      ['Insured by us', 'No'],
      ...(money ? expected(money.figures) : []),
    ],
    button: undefined,
    parts: [
      { title: 'Money' },
      ...(money
        ? moneyDone(money.figures, details.hasChanged)
        : [`Call ${firm.phone.display} to ask what comes back and what is owed.`]),
      ...(attached.length > 0 ? [{ title: 'Attached' }, { list: attached }] : []),
      ...uninsuredPart,
      `If you have questions or a complaint, call ${firm.phone.display} or write to ${firm.email}.`,
    ],
  })
}

const introOf: Readonly<Record<CancellationReason, string>> = {
  customer: 'You asked us to cancel it.',
  'non-payment': 'A payment was missed and was not made up after our notice.',
  fraud: 'The insurer ended it under the fraud terms of your policy.',
  'total-loss': 'The vehicle was a total loss.',
}

function moneyDone(figures: CancellationFigures, hasChanged: boolean): readonly EmailPart[] {
  return [
    { list: endingInWords(figures) },
    ...(hasRefund(figures) ? [`Your refund leaves us within ${REFUND_WORKING_DAYS} working days.`] : []),
    ...(hasChanged ? ['These figures differ from those in our notice, because money has moved since.'] : []),
    'Your statement of cancellation shows the same figures.',
  ]
}

export type ProofDetails = Whose & { endedAt: Date; years: string; attached: readonly string[] }

/** The policy ran out and was not renewed: what the next insurer asks for (SUB-07). */
export function noClaimsProofEmail(details: ProofDetails): EmailContent {
  const { journey, firstName, policyNumber, endedAt, years, attached } = details
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    subject: `Your proof of no claims discount with ${firm.name}`,
    heading: 'Your proof of no claims discount',
    intro: [
      `Hello ${firstName}. Your policy ${policyNumber} ended on ${moment(endedAt)}, and you're no longer insured by it. Your next insurer may ask for this proof.`,
    ],
    card: [...policyRows(details), ['Cover ended', moment(endedAt)], ['No claims discount', years]],
    button: undefined,
    parts: [
      ...(attached.length > 0 ? [{ title: 'Attached' }, { list: attached }] : []),
      { title: 'What to do with it' },
      `Send it to your next insurer if they ask for it. ${noClaimsProofUse}`,
      ...uninsuredPart,
      `If anything in it is wrong, call ${firm.phone.display}.`,
    ],
  })
}
