import type { Answers } from '@milepost/domain/questions/answers'
import { addressText, validateAddress } from '@milepost/domain/questions/kinds/address'
import { type Address, blankAddress, tidyAddress } from '@milepost/domain/values/address'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { maskOf } from './masked-answers.ts'

/** An address that can be changed on the telephone. It is masked: staff ask for the new one and do not see the old one. */
export type ChangeableAddress = { field: string; question: string; masked: string }

/** Lines as typed or as filled in by our own look-up; the country is always the United Kingdom (D-090). */
export type AddressLines = Omit<Address, 'country'>
export type AddressChange = { field: string; lines: AddressLines }

export function changeableAddress(
  field: string,
  question: string,
  answers: Answers,
  today: LocalDate,
): ChangeableAddress {
  return { field, question, masked: maskOf(field, answers, today)?.masked ?? '' }
}

/** In the form that the question reads for an address entered by hand. */
export function addressTyped({ lines }: AddressChange): string {
  return addressText({ at: 'by-hand', search: { house: '', postcode: '' }, lines: wholeAddress(lines) })
}

/** Each line that is missing or wrong; otherwise the message that the question has for the whole address. */
export function addressProblems({ field, lines }: AddressChange, message: string) {
  const missing = validateAddress(wholeAddress(lines))
  return missing.length > 0
    ? missing.map((each) => ({ field: `addresses.${field}.${each.name}`, message: each.message }))
    : [{ field: `addresses.${field}`, message }]
}

const wholeAddress = (lines: AddressLines): Address => tidyAddress({ ...blankAddress, ...lines })
