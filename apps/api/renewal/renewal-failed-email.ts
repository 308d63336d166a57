import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { LetterPart } from '../platform/email/email-part'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'

export type RenewalFailedFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  price: Pence
  lastFour: string | undefined
  because: PaymentFailure | undefined
  isTriedAgain: boolean
  /** Where the next period is paid for by hand. */
  quoteAddress: string | undefined
  /** Where it is stopped with one press. */
  stopAddress: string | undefined
}

/** The card was refused: at once, while there is time to do something about it (D-225). */
export function renewalFailedMail(facts: RenewalFailedFacts): MailWords {
  const firm = firmOf(journeys[facts.journey].brand)
  const ends = `${formatDate(facts.lastDay)} at 23:59`
  const card = facts.lastFour ? `the card ending ${facts.lastFour}` : 'the card you saved'
  return letter({
    firm,
    subject: `Your ${firm.name} payment did not go through`,
    heading: 'Your payment did not go through',
    parts: [
      `Hello ${facts.firstName}. We tried to take ${formatPence(facts.price)} from ${card} for your next period, and could not. ${whyWords(facts.because)} Nothing was taken.`,
      `You are still covered until ${ends}, by policy ${facts.policyNumber}. If no payment goes through before then, your cover ends.`,
      { title: 'What to do now' },
      {
        list: [
          ...(facts.isTriedAgain
            ? ['We try the same card again in a few hours. Make sure that there is enough money on it.']
            : []),
          'Or pay for it yourself with another card. Once you have, we take nothing from the first one.',
          `Or call us on ${firm.phone.display}.`,
        ],
      },
      ...(facts.quoteAddress === undefined
        ? []
        : [{ press: 'Pay with another card', address: facts.quoteAddress } satisfies LetterPart]),
      { title: 'If you do not want it' },
      `Stop it, and nothing is taken. You stay covered until ${ends}, and not after.`,
      ...(facts.stopAddress === undefined
        ? []
        : [{ press: 'See or stop my renewal', address: facts.stopAddress } satisfies LetterPart]),
    ],
  })
}

function whyWords(because: PaymentFailure | undefined): string {
  if (because === 'insufficient-funds') return 'Your bank says that there was not enough money on it.'
  if (because === 'not-authenticated') return 'Your bank wants you to approve the payment yourself.'
  return because === 'declined' ? 'Your bank declined it.' : 'Something went wrong between us and your bank.'
}
