import { stepNames } from '@milepost/domain/journeys/steps'
import * as z from 'zod/mini'
import { expects, listOf, oneOf, pattern, wholeNumber } from '../fields/primitives.ts'

const DEEPEST = 8
const MOST_VALUES = 3000
/** The form of a driver with a long history, or a list of addresses, is stored as the text of one field. */
const LONGEST_TEXT = 10_000
/** Unpaired surrogates and null characters: the database accepts neither in JSON. */
const unstorable = /[\0\p{Cs}]/u

/**
 * Unfinished answers in the browser's own shape: they are stored and returned, and parsed by the questions before any use. Here
 * only their size is limited.
 */
export const draftAnswers = z
  .record(
    pattern(/^[A-Za-z][A-Za-z0-9_.-]{0,79}$/, 'a field name of at most 80 characters'),
    z.unknown(),
    expects('an object'),
  )
  .check(
    z.refine(
      isBounded,
      `Send answers of at most ${MOST_VALUES} values, ${DEEPEST} deep, with texts of at most ${LONGEST_TEXT} characters`,
    ),
  )

function isBounded(answers: unknown): boolean {
  let left = MOST_VALUES
  const fits = (value: unknown, depth: number): boolean => {
    left -= 1
    if (left < 0 || depth > DEEPEST) return false
    if (typeof value === 'string') return value.length <= LONGEST_TEXT && !unstorable.test(value)
    if (typeof value !== 'object' || value === null) return true
    return Object.entries(value).every(
      ([key, inner]) => key.length <= 80 && !unstorable.test(key) && fits(inner, depth + 1),
    )
  }
  return fits(answers, 0)
}

/** The whole state of an unfinished quote in a tab, so that it can be resumed as if never closed. */
export const draftContent = {
  answers: draftAnswers,
  completedSteps: listOf(oneOf(stepNames), stepNames.length),
  /** The tab's state besides the answers: half-filled fields, marketing choices, the comparison site. With the same limits. */
  besides: draftAnswers,
  /** The version of this shape, so that a newer site does not misread what an older one saved. */
  shape: wholeNumber(1, 999),
}
