import { firmOf } from '@milepost/brands/brands'
import type { Firm } from '@milepost/domain/brands/firm'
import { loanAloneInWords } from '@milepost/domain/ending/loan-alone-in-words'
import type { LoanAlone } from '@milepost/domain/ending/loan-ending'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { RefundWay } from '@milepost/domain/payment/refund-states'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type Detail, type EmailPart, renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { type CoverEnds, coverInWords } from './instalment-emails.ts'
import { policyRows } from './rows-of-emails.ts'

type Whose = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  coverEnds: CoverEnds
}

/** The loan has ended, and the policy goes on without it: the figures that staff saw, and what is left to pay (DSK-523). */
export function loanOverEmail(details: Whose & { alone: LoanAlone }): EmailContent {
  const { journey, firstName, policyNumber, alone } = details
  const firm = firmOf(journeys[journey].brand)
  const isSettled = alone.kind === 'settled'
  const cover = coverInWords(details)
  return renderEmail({
    journey,
    subject: isSettled
      ? `Your loan is being settled, policy ${policyNumber}`
      : `Your loan is cancelled, policy ${policyNumber}`,
    heading: isSettled ? 'Your loan is being settled early' : 'Your loan is cancelled',
    intro: [
      `Hello ${firstName}. You asked us to ${isSettled ? 'settle your loan early' : 'cancel your loan'}. We're telling ${firm.lenderName}.`,
      cover.sentence,
    ],
    card: [...policyRows(details), ...figureRows(alone, firm), ['Your cover', cover.row]],
    button: undefined,
    parts: [
      { title: 'Your loan' },
      { list: loanAloneInWords(alone) },
      ...payingPart(alone, firm),
      `If you have questions, call ${firm.phone.display}. ${firm.openingHours}.`,
    ],
  })
}

function figureRows({ lent, collected, due, back, payTo, payBy }: LoanAlone, firm: Firm): readonly Detail[] {
  return [
    ['Lent', formatPence(lent)],
    ...(collected > 0 ? [['Paid so far', formatPence(collected)] as const] : []),
    ...(back > 0 ? [['Paid back to you', formatPence(back)] as const] : []),
    due > 0
      ? [
          'To pay',
          `${formatPence(due)} to ${payTo === 'us' ? firm.name : firm.lenderName} by ${longDate(payBy)}`,
        ]
      : ['To pay', 'Nothing'],
  ]
}

function payingPart({ due, payTo }: LoanAlone, firm: Firm): readonly EmailPart[] {
  if (due === 0) return []
  if (payTo === 'lender')
    return [
      { title: 'How to pay' },
      `Please pay ${firm.lenderName} and not us. Their telephone number and address are in your credit agreement.`,
    ]
  return [
    { title: 'How to pay' },
    `Call ${firm.phone.display} and we'll take the payment by card, or tell you where to transfer it.`,
    "If it isn't paid by then, we'll contact you. We'd write to you before we cancelled your policy.",
  ]
}

/** Money that the customer owed us has arrived (DSK-524). */
export function customerPaidEmail(
  details: Whose & { amount: Pence; on: LocalDate; way: RefundWay; left: Pence },
): EmailContent {
  const { journey, firstName, policyNumber, amount, on, way, left } = details
  const firm = firmOf(journeys[journey].brand)
  const cover = coverInWords(details)
  return renderEmail({
    journey,
    subject: `We've received your payment, policy ${policyNumber}`,
    heading: 'Thank you for your payment',
    intro: [
      `Hello ${firstName}. We received ${formatPence(amount)} from you on ${longDate(on)}, ${way === 'card' ? 'by card' : 'by bank transfer'}.`,
      cover.sentence,
    ],
    card: [
      ...policyRows(details),
      ['Received', `${formatPence(amount)} on ${longDate(on)}`],
      ['Left to pay', left > 0 ? formatPence(left) : 'Nothing'],
    ],
    button: undefined,
    parts: [
      left > 0
        ? `Please pay the remaining ${formatPence(left)}. Call ${firm.phone.display} and we'll help you. ${firm.openingHours}.`
        : `You don't owe us anything more. If you have questions, call ${firm.phone.display}. ${firm.openingHours}.`,
    ],
  })
}
