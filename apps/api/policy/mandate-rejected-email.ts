import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { renderEmail } from '../platform/email/email-template'
import type { EmailContent } from '../platform/email/ports'

export type MandateRejectedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  /** The bank's reason (Bacs AUDDIS), where it is known. */
  code: string | undefined
}

/** The bank rejected the direct debit. Cover continues; the payments need another method (F19). */
export function mandateRejectedEmail({
  journey,
  firstName,
  policyNumber,
  code,
}: MandateRejectedDetails): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    firm,
    subject: `About your direct debit, policy ${policyNumber}`,
    heading: 'Your bank did not accept the direct debit',
    parts: [
      `Hello ${firstName}. Your cover goes on: policy ${policyNumber} is in place, and nothing about it has changed. But your bank sent back the direct debit for your monthly payments, so it is not set up.`,
      (code && reasons.get(code)) ?? 'Your bank has not told us more than that. It may tell you.',
      'What you paid when you bought your policy stays paid. Nothing has been taken from your bank account.',
      { title: 'What to do now' },
      `Please call us on ${firm.phone.display}. ${firm.openingHours}. It takes a few minutes.`,
      {
        list: [
          'Have the sort code and account number ready, of an account in your name that pays direct debits.',
          'It must be an account that you alone can agree payments from.',
          'Please do not send us bank details by email. We never ask for them that way.',
        ],
      },
      `Once the new direct debit is set up, you hear from ${firm.lenderName} at least 10 working days before the first payment is taken.`,
      'Please do not leave it. If your payments cannot be collected, you owe them all the same, and your cover may be cancelled in the end. We would write to you before that.',
    ],
  })
}

const NOT_FOUND =
  'Your bank says that it has no such account. A digit of the sort code or account number may be wrong.'
const MOVED = 'Your bank says that the account has moved to another bank or branch.'
const NO_DIRECT_DEBITS =
  'Your bank says that this account does not pay direct debits. Savings accounts and some others do not.'
const CANCELLED = 'Your bank says that the direct debit was cancelled.'

/** Reasons a customer can do something about. The rest are between banks, or not fit for an email. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['1', CANCELLED],
  ['K', CANCELLED],
  ['3', MOVED],
  ['C', MOVED],
  ['5', NOT_FOUND],
  ['L', NOT_FOUND],
  ['B', 'Your bank says that the account is closed.'],
  ['F', NO_DIRECT_DEBITS],
  ['G', NO_DIRECT_DEBITS],
  ['N', NO_DIRECT_DEBITS],
])
