import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../testing/refusals.ts'
import { accountNumber, honeypot, personName, registration, sortCode } from './customer-fields.ts'

it('counts a name in characters, like its question [CON-04]', () => {
  expect(refusals(personName, '𠮷'.repeat(50))).toEqual([])
  expect(refusals(personName, '𠮷'.repeat(51))).toEqual([': Send text of 1 to 50 characters'])
  expect(refusals(personName, '')).toEqual([': Send text of 1 to 50 characters'])
  expect(refusals(personName, 'a\r\nb')).toEqual([': Send text without line breaks or control characters'])
})

it('reads a registration like its question, and does not convert letters of other alphabets [VEH-04]', () => {
  expect(z.parse(registration, ' ab12\tcde ')).toBe('AB12 CDE')
  for (const other of ['ß12', 'ﬁ12', 'ı12']) expect(refusals(registration, other)).toHaveLength(1)
})

it('accepts a honeypot that is empty, left out or filled; the server refuses a filled one later [YOU-10]', () => {
  expect([undefined, '', 'https://spam.example'].map((filled) => z.parse(honeypot, filled))).toEqual([
    '',
    '',
    'https://spam.example',
  ])
  expect(refusals(honeypot, 'x'.repeat(201))).toHaveLength(1)
})

it('accepts a sort code of six digits or three hyphenated pairs', () => {
  for (const value of ['089999', '08-99-99']) expect(refusals(sortCode, value)).toEqual([])
  for (const value of ['000000', '00-00-00', '08-9999', '08999', '0899990', '08 99 99', 'aa-bb-cc', '']) {
    expect(refusals(sortCode, value)).toEqual([
      ': Send a sort code of six digits, or three pairs with hyphens, that is not all zeros',
    ])
  }
})

it('accepts an account number of exactly eight digits', () => {
  expect(refusals(accountNumber, '66374958')).toEqual([])
  for (const value of ['6637495', '663749581', '6637495a', 66374958]) {
    expect(refusals(accountNumber, value)).toEqual([': Send an account number of 8 digits'])
  }
})
