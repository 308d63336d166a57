import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { rejectionForCustomer } from '@milepost/domain/payment/mandate-rejection'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { policyRows } from './rows-of-emails.ts'

export type MandateRejectedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  /** The bank's reason (Bacs AUDDIS), where it is known. */
  code: string | undefined
}

/** The bank rejected the direct debit. Cover continues; the payments need another method (F19). */
export function mandateRejectedEmail({
  journey,
  firstName,
  policyNumber,
  registration,
  code,
}: MandateRejectedDetails): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    subject: `About your Direct Debit, policy ${policyNumber}`,
    heading: "Your bank didn't accept the Direct Debit",
    isBadNews: true,
    intro: [
      `Hello ${firstName}. You're still covered: policy ${policyNumber} hasn't changed. But your bank rejected the Direct Debit for your monthly payments, so it isn't set up.`,
      rejectionForCustomer(code) ?? "Your bank hasn't told us why. You could ask them.",
    ],
    card: [
      ...policyRows({ policyNumber, registration }),
      ['Your cover', 'Not affected'],
      ['Direct Debit', 'Not set up'],
    ],
    button: undefined,
    parts: [
      "We've received the deposit you paid when you bought your policy. Nothing has been taken from your bank account.",
      { title: 'What to do now' },
      `Please call us on ${firm.phone.display}. ${firm.openingHours}. It takes a few minutes.`,
      {
        list: [
          'Have the sort code and account number ready for an account in your name that can pay Direct Debits.',
          'You must be able to authorise payments from it on your own.',
          "Please don't send us bank details by email. We'll never ask for them that way.",
        ],
      },
      `Once the new Direct Debit is set up, ${firm.lenderName} will write to you at least 10 working days before the first payment.`,
      "Please call soon. You still owe your payments, and if we can't collect them your cover may be cancelled. We'd write to you first.",
    ],
  })
}

/** It was not solved by the time it should have been: what happens next, and how to stop it (F19). */
export function mandateStillRejectedEmail({
  journey,
  firstName,
  policyNumber,
  registration,
}: Omit<MandateRejectedDetails, 'code'>): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    subject: `Please call us about policy ${policyNumber}`,
    heading: "Your Direct Debit still isn't set up",
    isBadNews: true,
    intro: [
      `Hello ${firstName}. We wrote to you because your bank rejected your Direct Debit. We haven't been able to set up another one yet.`,
      "You're still covered. But your monthly payments can't be collected.",
    ],
    card: [
      ...policyRows({ policyNumber, registration }),
      ['Your cover', 'Not affected yet'],
      ['Direct Debit', 'Not set up'],
    ],
    button: undefined,
    parts: [
      { title: 'What to do now' },
      `Please call us on ${firm.phone.display}. ${firm.openingHours}. Have the details of another account ready.`,
      "Please don't send us bank details by email. We'll never ask for them that way.",
      "If a payment can't be collected, your cover may be cancelled. We'd write to you first.",
      "If you've already called us about this, thank you. You don't need to do anything else.",
    ],
  })
}
