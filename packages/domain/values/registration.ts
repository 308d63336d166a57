import type { Branded } from './branded.ts'
import { type Checked, ok, refused } from './result.ts'

/** A registration as typed, trimmed and upper-cased; inner spaces are kept for display (VEH-04, D-055). */
export type Registration = Branded<string, 'Registration'>

/** Longer text cannot be a registration, and is cut first. */
const MAX_LENGTH = 50
export const registrationPattern = /^[A-Z0-9 ]{1,9}$/

/**
 * Trimmed and upper-cased, as shown while typing and pasting (VEH-04); other whitespace becomes plain spaces. Only a to z are
 * upper-cased: some letters of other alphabets would turn into A to Z.
 */
export function normaliseRegistration(text: string): string {
  const typed = text.trim().slice(0, MAX_LENGTH)
  return typed.replace(/\s/g, ' ').replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/** 1 to 9 letters, digits or spaces (VEH-06); the keys and messages are those of D-058. */
export function parseRegistration(
  text: string,
): Checked<Registration, 'registrationRequired' | 'validRegistration'> {
  const registration = normaliseRegistration(text)
  if (registration === '') return refused('registrationRequired', 'Please enter your vehicle registration')
  return isRegistration(registration)
    ? ok(registration)
    : refused('validRegistration', 'Please enter a valid registration')
}

export function isRegistration(text: unknown): text is Registration {
  return (
    typeof text === 'string' && text.length <= 9 && registrationPattern.test(text) && text === text.trim()
  )
}

/** For look-up and comparison: "AB12 CDE" and "ab12cde" are the same vehicle (D-055). */
export function compactRegistration(text: string): string {
  return normaliseRegistration(text).replaceAll(' ', '')
}

export function isSameRegistration(a: string, b: string): boolean {
  return compactRegistration(a) === compactRegistration(b)
}

/** Marks that begin with Q are issued to vehicles of unknown age or identity (D-081). */
export function isQPlate(registration: string): boolean {
  return normaliseRegistration(registration).startsWith('Q')
}

/** The two groups of a UK mark: current, prefix, suffix, then dateless and Northern Irish ones in either order. */
const platePatterns = [
  /^([A-Z]{2}\d{2})([A-Z]{3})$/,
  /^([A-Z]\d{1,3})([A-Z]{3})$/,
  /^([A-Z]{3})(\d{1,3}[A-Z])$/,
  /^([A-Z]{1,3})(\d{1,4})$/,
  /^(\d{1,4})([A-Z]{1,3})$/,
]

/** For display: with the space of a number plate, "AA19 AAA". A mark of an unknown pattern is shown as it was typed. */
export function plateText(registration: string): string {
  const compact = compactRegistration(registration)
  for (const pattern of platePatterns) {
    const groups = pattern.exec(compact)
    if (groups) return `${groups[1]} ${groups[2]}`
  }
  return normaliseRegistration(registration)
}
