import type { Answers } from '../questions/answers.ts'
import { driverField } from '../questions/people/drivers.ts'
import type { FieldError } from '../questions/question.ts'
import { readSubject, type TypedAnswers } from '../questions/read-subject.ts'
import {
  PROPOSER_LICENCE,
  type Purchase,
  type PurchaseDetails,
  purchaseAtFirst,
  purchaseQuestions,
} from './purchase-questions.ts'

/** The form's answers if there are no errors. */
export type PurchaseAnswers = {
  details: PurchaseDetails
  /** The proposer's, if asked: an answer left over from another licence type does not count. */
  licenceNumber: string | undefined
  /** The answers including the licence numbers given here (BUY-10, BUY-11). */
  answers: Answers
}

/** Reads the fields into answers, with their errors in page order. */
export function readPurchase(
  typed: TypedAnswers,
  purchase: Purchase,
): { values: PurchaseAnswers; fieldErrors: readonly (FieldError & { field: string })[] } {
  const read = purchaseQuestions(purchase).map(({ field, question, asking }) => {
    const { subject, fieldErrors } = readSubject([question], { [question.name]: typed[field] }, asking)
    return { field, name: question.name, answer: subject[question.name], fieldErrors }
  })
  const licence = read.find(({ field }) => field === PROPOSER_LICENCE)?.answer
  const details = read.filter(({ field, name }) => field === `purchase.${name}`)
  return {
    values: {
      details: {
        ...purchaseAtFirst(purchase),
        ...Object.fromEntries(details.map(({ name, answer }) => [name, answer])),
      },
      licenceNumber: typeof licence === 'string' ? licence : undefined,
      answers: read.reduce(withLicence, purchase.answers),
    },
    fieldErrors: read.flatMap(({ field, fieldErrors }) =>
      fieldErrors.map(({ key, message }) => ({ field, key, message })),
    ),
  }
}

/** A number left out here does not remove one given earlier. */
function withLicence(answers: Answers, { field, answer }: { field: string; answer: unknown }): Answers {
  if (typeof answer !== 'string') return answers
  if (field === PROPOSER_LICENCE)
    return { ...answers, proposerDetails: { ...answers.proposerDetails, licenceNumber: answer } }
  return {
    ...answers,
    additionalDrivers: answers.additionalDrivers.map((driver, index) =>
      field === driverField(index, 'licenceNumber') ? { ...driver, licenceNumber: answer } : driver,
    ),
  }
}
