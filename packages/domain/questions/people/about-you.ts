import { descOf } from '../../lists/code-list.ts'
import { maritalStatuses, readTitleCode, titles } from '../../lists/person.ts'
import { isMaskedPhone } from '../../values/masked.ts'
import type { PersonDetails, ProposerDetails } from '../answers.ts'
import { address as addressKind, linesOf, mustBeAddress } from '../kinds/address.ts'
import { choice, laidOut, mustBeOffered } from '../kinds/choice.ts'
import { checkPhone, mustBeName, nameOf, phone, tidyName } from '../kinds/text.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { type FieldError, question } from '../question.ts'
import type { Whose } from './whose.ts'

const titleKind = choice(titles)

export const title = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'title',
    kind: titleKind,
    group: 'person',
    label: `What is ${your} title?`,
    validate: mustBeOffered(titleKind, { key: 'titleRequired', message: `Please choose ${your} title` }),
    whenNeverAsked: 'ask-before-renewing',
    // A site may leave out the leading zeros of a title's code (D-112).
    aggregator: { field: 'title', codes: titles, asCode: (sent) => readTitleCode(sent) ?? sent },
    // A comparison site may leave out the leading zeros of a title's code (D-112).
    dto: { deserialise: (code) => ({ title: readTitleCode(code) ?? code }) },
    summary: (code) => descOf(titles, code) ?? code,
  })

export const firstName = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'firstName',
    kind: nameOf(`${your} first name`),
    group: 'person',
    label: `What is ${your} first name?`,
    validate: mustBeName(`${your} first name`),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'firstName' },
    summary: (name) => name,
  })

/** The message of the account registration form, which is not part of a quote. No question validates by it (YOU-09, D-096). */
export const SHORT_LAST_NAME: FieldError = {
  key: 'lastNameTooShort',
  message: 'Last name must be longer than 3 characters',
}

/** One letter is enough: Ng and Li are surnames, and the minimum of the registration form does not apply to a quote (D-096). */
export const lastNames = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'lastNames',
    kind: nameOf(`${your} surname`),
    group: 'person',
    label: `What is ${your} surname?`,
    hint: 'As shown on the driving licence.',
    validate: mustBeName(`${your} surname`),
    whenNeverAsked: 'ask-before-renewing',
    // Digits are removed from the surname (AGG-05).
    aggregator: {
      field: 'lastName',
      read: (sent: string) => ({ lastNames: tidyName(sent.replace(/\d/g, '').trim()) }),
    },
    summary: (name) => name,
  })

const maritalStatusKind = laidOut(choice(maritalStatuses))

export const maritalStatus = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'maritalStatus',
    kind: maritalStatusKind,
    group: 'person',
    label: `What is ${your} marital status?`,
    // The ABI list has two entries for one thing (D-118); the hint says which one couples who live together choose.
    hint: "If you live together but aren't married or civil partners, choose “Living with partner”.",
    validate: mustBeOffered(maritalStatusKind, {
      key: 'maritalStatusRequired',
      message: `Please choose ${your} marital status`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'maritalStatus', codes: maritalStatuses },
    summary: (code) => descOf(maritalStatuses, code) ?? code,
  })

export const phoneNumber = question<ProposerDetails>()({
  name: 'phoneNumber',
  kind: phone,
  group: 'person',
  label: 'What is your main phone number?',
  hint: "A UK number starting with 0. We'll only call about your quote or policy.",
  validate(typed, { terms, refusesMasked }) {
    if (isMaskedPhone(typed) && !refusesMasked) return undefined
    const checked = checkPhone(typeof typed === 'string' ? typed : '', terms)
    return checked.ok ? undefined : { key: checked.key ?? 'phoneNotValid', message: checked.message }
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'phone' },
  summary: (number) => number,
})

/** The proposer's home address (ADR-10). Where the vehicle is kept, if elsewhere, is a question about the vehicle (YOU-01). */
export const address = question<ProposerDetails>()({
  name: 'address',
  kind: addressKind,
  group: 'home',
  label: 'What is your home address?',
  validate: mustBeAddress({ key: 'addressRequired', message: 'Please enter your address' }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'address' },
  summary: (answer) => linesOf(answer).join(', '),
})

export const isHomeOwner = question<ProposerDetails>()({
  name: 'isHomeOwner',
  kind: yesNo,
  group: 'home',
  label: 'Do you own your home?',
  hint: 'Choose Yes if you have a mortgage.',
  validate: mustBeAnswered({ key: 'isHomeOwnerRequired', message: 'Please tell us if you own your home' }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'homeOwner', assume: [false, 'Does not own their home'] },
  summary: yesOrNo,
})

/** The questions about the proposer's home, in order (D-030). */
export const homeQuestions = [address, isHomeOwner]
