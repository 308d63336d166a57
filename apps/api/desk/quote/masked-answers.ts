import type { PersonalFact } from '@milepost/domain/desk/personal-facts'
import type { Answers } from '@milepost/domain/questions/answers'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import { isAddress } from '@milepost/domain/values/address'
import { isLocalDate, type LocalDate, longDate, yearsBetween } from '@milepost/domain/values/local-date'
import { maskEmail, maskPhone, maskPostcode, maskSecret } from '@milepost/domain/values/masked'

/** How an answer is masked: enough to recognise it and work with it, not enough to misuse it. */
type Mask = {
  fact: PersonalFact
  masked(value: unknown, today: LocalDate): string
  shown(value: unknown): string
}

const text = (value: unknown) => String(value ?? '')
/** The price depends on the age; the exact birth date is a security question on the telephone. */
const age = (value: unknown, today: LocalDate) =>
  isLocalDate(value) ? `Aged ${yearsBetween(value, today)}` : maskSecret(undefined)
const address: Mask = {
  fact: 'contact',
  masked: (value) => (isAddress(value) ? maskPostcode(value.postcode) : maskSecret(undefined)),
  shown: (value) =>
    isAddress(value)
      ? [value.line1, value.line2, value.line3, value.line4, value.city, value.county, value.postcode]
          .filter((line) => line !== '')
          .join(', ')
      : '',
}

/** By the name of the answer, for every subject that has it. */
const masks: Readonly<Record<string, Mask>> = {
  dateOfBirth: {
    fact: 'birth-date',
    masked: age,
    shown: (value) => (isLocalDate(value) ? longDate(value) : ''),
  },
  licenceNumber: { fact: 'licence', masked: maskSecret, shown: text },
  emailAddress: { fact: 'contact', masked: (value) => maskEmail(text(value)), shown: text },
  phoneNumber: { fact: 'contact', masked: (value) => maskPhone(text(value)), shown: text },
  address,
  overnightAddress: address,
  correspondenceAddress: address,
}

/** The kind of fact of an answer, and its masked text for pages; undefined for an answer that is not masked (DSK-318). */
export function maskOf(
  field: string,
  answers: Answers,
  today: LocalDate,
): { fact: PersonalFact; masked: string } | undefined {
  const name = nameIn(field)
  const mask = Object.hasOwn(masks, name) ? masks[name] : undefined
  return mask && { fact: mask.fact, masked: mask.masked(valueAt(answers, field), today) }
}

/** Every answer of a quote of this kind, in full. */
export function factsIn(answers: Answers, fact: PersonalFact) {
  const subjects = [
    { place: 'proposerDetails', about: nameOfPerson(answers.proposerDetails) ?? 'Proposer' },
    { place: 'vehicleDetails', about: 'Vehicle' },
    ...answers.additionalDrivers.map((driver, index) => ({
      place: `additionalDrivers.${index}`,
      about: nameOfPerson(driver) ?? `Driver ${index + 2}`,
    })),
  ]
  return subjects.flatMap(({ place, about }) =>
    Object.entries(masks).flatMap(([name, mask]) => {
      const field = `${place}.${name}`
      const value = mask.fact === fact ? valueAt(answers, field) : undefined
      return value === undefined ? [] : [{ field, about, value: mask.shown(value) }]
    }),
  )
}

const nameIn = (field: string) => field.split('.').at(-1) ?? ''

function valueAt(answers: Answers, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null && Object.hasOwn(part, name)
          ? Reflect.get(part, name)
          : undefined,
      answers,
    )
}
