import type { Answers } from '@milepost/domain/questions/answers'
import { addressText, validateAddress } from '@milepost/domain/questions/kinds/address'
import { type Address, blankAddress, tidyAddress } from '@milepost/domain/values/address'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { maskOf } from './masked-answers'

/** An address that can be changed on the telephone. It is masked: the new one is asked for, the old one is not shown. */
export type ChangeableAddress = { field: string; question: string; masked: string }

/** A line is read as it was typed or as our own look-up filled it in; the country is always the United Kingdom (D-090). */
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

/** As the kind of question reads an address that is entered by hand. */
export function addressTyped({ lines }: AddressChange): string {
  return addressText({ at: 'by-hand', search: { house: '', postcode: '' }, lines: wholeAddress(lines) })
}

/** Each line that is missing or wrong; or else what its question says of the whole. */
export function addressProblems({ field, lines }: AddressChange, message: string) {
  const missing = validateAddress(wholeAddress(lines))
  return missing.length > 0
    ? missing.map((each) => ({ field: `addresses.${field}.${each.name}`, message: each.message }))
    : [{ field: `addresses.${field}`, message }]
}

const wholeAddress = (lines: AddressLines): Address => tidyAddress({ ...blankAddress, ...lines })
