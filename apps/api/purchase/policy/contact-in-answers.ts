import type { Answers } from '@milepost/domain/questions/answers'
import type { QuoteContact } from '../../quote/ports.ts'

/** A quote made from a policy reaches its customer where the policy does: the address may have been corrected since it was sold (D-276). */
export function withContact(answers: Answers, { email, phone }: QuoteContact): Answers {
  const { proposerDetails } = answers
  return { ...answers, proposerDetails: { ...proposerDetails, emailAddress: email, phoneNumber: phone } }
}
