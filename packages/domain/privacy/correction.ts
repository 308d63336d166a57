import { askingOf } from '../journeys/journey-progress.ts'
import type { Circumstances } from '../journeys/step-fields.ts'
import type { Answers, ProposerDetails } from '../questions/answers.ts'
import { validateAddress } from '../questions/kinds/address.ts'
import { proposerQuestions } from '../questions/people/person-questions.ts'
import type { AnyQuoteQuestion } from '../questions/question.ts'
import { readSubject } from '../questions/read-subject.ts'
import { addressLineNames, blankAddress, tidyAddress } from '../values/address.ts'

/**
 * The facts about a customer that are corrected in place (UK GDPR art. 16): none of them is part of the risk, so neither the
 * price nor the cover changes (DSK-709). Every other answer is part of what was insured and is changed on the telephone.
 */
export const correctableFacts = {
  firstName: 'First name',
  lastNames: 'Last name',
  emailAddress: 'Email address',
  phoneNumber: 'Telephone number',
  'address.line1': addressLineNames.line1,
  'address.line2': addressLineNames.line2,
  'address.line3': addressLineNames.line3,
  'address.city': addressLineNames.city,
  'address.county': addressLineNames.county,
} as const satisfies Readonly<Record<string, string>>

export type CorrectableFact = keyof typeof correctableFacts
export const correctableFactNames = Object.keys(correctableFacts) as [CorrectableFact, ...CorrectableFact[]]

export type Correction = { fact: CorrectableFact; text: string }

/** The answers as they should be, of those that change. */
export type CorrectedFacts = Pick<
  ProposerDetails,
  'firstName' | 'lastNames' | 'emailAddress' | 'phoneNumber' | 'address'
>

type FactError = { fact: CorrectableFact; message: string }

const aboutYou: readonly AnyQuoteQuestion[] = proposerQuestions.aboutYou
const plainFacts = ['firstName', 'lastNames', 'emailAddress', 'phoneNumber'] as const

/** The typed corrections, read and validated by their questions. Undefined if nothing would change. */
export function correctedFacts(
  answers: Answers,
  corrections: readonly Correction[],
  here: Circumstances,
): { ok: true; facts: CorrectedFacts | undefined } | { ok: false; errors: readonly FactError[] } {
  const typed = new Map(corrections.map(({ fact, text }) => [fact, text]))
  const { proposerDetails } = answers
  // On the customer's pages a masked value means "as stored"; a correction must be a real value.
  const asking = askingOf('proposerDetails', answers, { ...here, refusesMasked: true })
  const own = Object.fromEntries(plainFacts.map((name) => [name, typed.get(name)]))
  const read = readSubject(aboutYou, own, asking)
  const errors: FactError[] = plainFacts.flatMap((fact) =>
    read.fieldErrors
      .filter(({ name }) => name === fact && typed.has(fact))
      .map(({ message }) => ({ fact, message })),
  )
  const address = { ...(proposerDetails.address ?? blankAddress) }
  for (const part of ['line1', 'line2', 'line3', 'city', 'county'] as const)
    address[part] = typed.get(`address.${part}`) ?? address[part]
  const hasAddress = [...typed.keys()].some((fact) => fact.startsWith('address.'))
  if (hasAddress)
    for (const { name, message } of validateAddress(address)) {
      const fact = correctableFactNames.find((each) => each === `address.${name}`)
      errors.push({ fact: fact ?? 'address.line1', message })
    }
  if (errors.length > 0) return { ok: false, errors }
  const next = { ...read.subject, ...(hasAddress && { address: tidyAddress(address) }) } as ProposerDetails
  const facts = Object.fromEntries(
    ([...plainFacts, 'address'] as const)
      .filter((name) => JSON.stringify(next[name]) !== JSON.stringify(proposerDetails[name]))
      .map((name) => [name, next[name]]),
  )
  return { ok: true, facts: Object.keys(facts).length === 0 ? undefined : facts }
}
