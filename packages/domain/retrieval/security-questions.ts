import { noAnswers } from '../questions/answers.ts'
import type { AnySubject, Asking } from '../questions/asking.ts'
import { dateOf, validateDate } from '../questions/kinds/date.ts'
import { isText, plate } from '../questions/kinds/plate.ts'
import { mustBeName, nameOf } from '../questions/kinds/text.ts'
import { type AnyQuestion, formQuestion } from '../questions/question.ts'
import { type NamedFieldError, readSubject, type TypedAnswers } from '../questions/read-subject.ts'
import { validateForSearch } from '../questions/vehicle/registration.ts'
import { isQuoteReference, possibleReference, tidyReference } from '../quote/quote-reference.ts'
import { isLocalDate, type LocalDate, longDate, yearsBetween } from '../values/local-date.ts'
import { isPostcode, type Postcode, parsePostcode } from '../values/postcode.ts'
import { ok } from '../values/result.ts'

/** As in emails and on the results page. Case, spaces and dashes are corrected, never refused. */
const reference = formQuestion<SecurityAnswers>()({
  name: 'quoteReference',
  kind: {
    input: 'name',
    read(typed) {
      const tidy = tidyReference(typed)
      const text = isQuoteReference(tidy) ? tidy : typed.replace(/\s/g, '').toUpperCase()
      return ok(text === '' ? undefined : text)
    },
    show: (text) => text,
    holds: isText,
  },
  label: 'Quote reference',
  hint: "You'll find it in the email we sent you and at the top of your quote.",
  validate(text = '') {
    if (text === '') return { key: 'quoteReferenceRequired', message: 'Please enter your quote reference' }
    return possibleReference.test(text)
      ? undefined
      : {
          key: 'quoteReferencePattern',
          message: 'Please use only letters, digits and dashes in your quote reference',
        }
  },
  summary: (text) => text,
})

const surname = (label: string) =>
  formQuestion<SecurityAnswers>()({
    name: 'surname',
    kind: nameOf(what),
    label,
    validate: mustBeName(what),
    summary: (name) => name,
  })

const what = 'your surname'

/** In any case, spacing and punctuation (RET-04, D-247). */
const homePostcode = (label: string) =>
  formQuestion<SecurityAnswers>()({
    name: 'postcode',
    kind: {
      input: 'name',
      read: (typed) => (typed.trim() === '' ? ok(undefined) : parsePostcode(typed)),
      show: (postcode) => postcode,
      holds: isPostcode,
    },
    label,
    validate(postcode) {
      const checked = parsePostcode(postcode ?? '')
      return checked.ok ? undefined : { key: checked.key ?? 'postcodeNotValid', message: checked.message }
    },
    summary: (postcode) => postcode,
  })

/** @param oldest the upper age limit, if there is one (RMD-04) */
const birth = ({ oldest = Number.POSITIVE_INFINITY } = {}) =>
  formQuestion<SecurityAnswers>()({
    name: 'dateOfBirth',
    kind: dateOf('your date of birth'),
    label: 'Date of birth',
    hint: 'For example, 27 3 1985',
    validate(answer, { today }) {
      const missing = { key: 'dateOfBirthRequired', message: 'Please enter your date of birth' }
      return validateDate(answer, missing, (date) => [
        yearsBetween(date, today) < YOUNGEST && {
          key: 'minimumAge',
          message: 'Insurance owner should be over 17 years old',
        },
        yearsBetween(date, today) > oldest && {
          key: 'maximumAge',
          message: `Please enter a date of birth no more than ${oldest} years ago`,
        },
      ])
    },
    summary: longDate,
  })

/** Exactly 17 is old enough. A 16-year-old has the emailed link (RET-05, RMD-04, D-236). */
const YOUNGEST = 17

/** The vehicle of the quote. It is not looked up, only compared, on the server. */
const vehicle = formQuestion<SecurityAnswers>()({
  name: 'registration',
  kind: plate,
  label: 'Vehicle registration',
  hint: "As shown on the number plate. Spaces don't matter.",
  validate: validateForSearch,
  summary: (registration) => registration,
})

/** The five security questions, in page order (RET-01). */
export const retrievalQuestions: readonly AnyQuestion[] = [
  reference,
  surname('Surname'),
  homePostcode('Postcode'),
  birth(),
  vehicle,
]

/** The questions of a reminder: its link identifies the quote (RMD-02 to RMD-04). */
export const reminderQuestions: readonly AnyQuestion[] = [
  surname('Policyholder surname'),
  birth({ oldest: 90 }),
  homePostcode('Home postcode'),
]

/** As in emails and on documents. Case and spaces are corrected, never refused. */
const policyNumber = formQuestion<SecurityAnswers>()({
  name: 'policyNumber',
  kind: {
    input: 'name',
    read(typed) {
      const text = typed
        .replace(/\s/g, '')
        .replace(/\p{Dash}/gu, '-')
        .toUpperCase()
      return ok(text === '' ? undefined : text)
    },
    show: (text) => text,
    holds: isText,
  },
  label: 'Policy number',
  hint: "You'll find it in the email with your policy documents and on your certificate.",
  validate(text = '') {
    if (text === '') return { key: 'policyNumberRequired', message: 'Please enter your policy number' }
    return possibleNumber.test(text)
      ? undefined
      : {
          key: 'policyNumberPattern',
          message: 'Please use only letters, digits and dashes in your policy number',
        }
  },
  summary: (text) => text,
})

/** What a customer gives to have a link emailed: a quote reference or a policy number. */
export const linkQuestions: Readonly<Record<'quoteReference' | 'policyNumber', readonly AnyQuestion[]>> = {
  quoteReference: [reference],
  policyNumber: [policyNumber],
}

type Here = Pick<Asking<unknown>, 'terms' | 'today'>

/** The fields read as answers; complete only if there are no errors. */
export type SecurityAnswersRead<Whole> = {
  values: Whole | undefined
  asking: Asking<AnySubject>
  fieldErrors: readonly NamedFieldError[]
}

export function readRetrieval(typed: TypedAnswers, here: Here): SecurityAnswersRead<RetrievalAnswers> {
  return readSecurityAnswers(retrievalQuestions, typed, here, (subject) => {
    const { quoteReference, registration } = subject
    const personal = personalDetails(subject)
    return personal && isText(quoteReference) && isText(registration)
      ? { quoteReference, registration, ...personal }
      : undefined
  })
}

export function readReminder(typed: TypedAnswers, here: Here): SecurityAnswersRead<PersonalAnswers> {
  return readSecurityAnswers(reminderQuestions, typed, here, personalDetails)
}

export function readLinkName(
  of: keyof typeof linkQuestions,
  typed: TypedAnswers,
  here: Here,
): SecurityAnswersRead<string> {
  return readSecurityAnswers(linkQuestions[of], typed, here, ({ [of]: name }) =>
    isText(name) ? name : undefined,
  )
}

function readSecurityAnswers<Whole>(
  questions: readonly AnyQuestion[],
  typed: TypedAnswers,
  here: Here,
  wholeOf: (subject: AnySubject) => Whole | undefined,
): SecurityAnswersRead<Whole> {
  const { subject, fieldErrors } = readSubject(questions, typed, { ...here, answers: noAnswers, subject: {} })
  return {
    values: fieldErrors.length === 0 ? wholeOf(subject) : undefined,
    asking: { ...here, answers: noAnswers, subject },
    fieldErrors,
  }
}

function personalDetails({ surname, postcode, dateOfBirth }: AnySubject): PersonalAnswers | undefined {
  return isText(surname) && isPostcode(postcode) && isLocalDate(dateOfBirth)
    ? { surname, postcode, dateOfBirth }
    : undefined
}

/** The answers that show a quote belongs to the customer, as far as given (RET-01, RMD-02). */
type SecurityAnswers = {
  quoteReference?: string
  surname?: string
  postcode?: Postcode
  dateOfBirth?: LocalDate
  registration?: string
  policyNumber?: string
}

/** All that opens the quote of a reminder (API-24). */
export type PersonalAnswers = Required<Pick<SecurityAnswers, 'surname' | 'postcode' | 'dateOfBirth'>>

/** All that opens a quote by its reference (API-23). */
export type RetrievalAnswers = Required<Omit<SecurityAnswers, 'policyNumber'>>

/** Anything that could be a policy number: whether there is such a policy is never revealed. */
const possibleNumber = /^[A-Z0-9-]{1,32}$/
