import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'

export type RenewalQuestionsFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  /** Each in the words the customer is asked for it in: "Please tell us if the car has a dash cam". */
  questions: readonly string[]
  /** The card is charged once there is a price. */
  isByItself: boolean
  quoteAddress: string | undefined
  stopAddress: string | undefined
}

/** Before a renewal that cannot be priced without an answer: what we need, where to give it, and what happens otherwise (D-266). */
export function renewalQuestionsMail(facts: RenewalQuestionsFacts): MailWords {
  const { journey, firstName, policyNumber, lastDay, questions, isByItself, quoteAddress } = facts
  const firm = firmOf(journeys[journey].brand)
  const isOne = questions.length === 1
  const answers = isOne ? 'an answer' : 'some answers'
  return letter({
    firm,
    subject: `Your ${firm.name} renewal: we need ${answers} from you`,
    heading: `We need ${answers} before we can renew your policy`,
    parts: [
      `Hello ${firstName}. Your policy ${policyNumber} ends on ${formatDate(lastDay)} at 23:59. Before we can give you a price for renewing it, we need to ask you ${isOne ? 'something' : 'a few things'} that we did not ask when you bought it, or that may have changed.`,
      { list: questions },
      ...(quoteAddress === undefined ? [] : [{ press: 'Answer now', address: quoteAddress }]),
      isByItself
        ? 'Once you have answered, we will email you your price. We will then take it from the card you saved, as you asked.'
        : 'Once you have answered, you will see your price and can buy your renewal.',
      { title: 'If we do not hear from you' },
      `We cannot renew your policy without ${isOne ? 'this answer' : 'these answers'}. You would not be insured after ${formatDate(lastDay)} at 23:59.`,
      ...(facts.stopAddress === undefined
        ? []
        : [{ press: 'See or stop my renewal', address: facts.stopAddress }]),
      `If you would rather talk to someone, call ${firm.phone.display}.`,
    ],
  })
}
