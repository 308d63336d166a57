import { stepNames } from '@milepost/domain/journeys/steps'
import * as z from 'zod/mini'
import { expects, listOf, oneOf, pattern, wholeNumber } from '../fields/primitives'

const DEEPEST = 8
const MOST_VALUES = 3000
/** The open form of a driver with a long history, or a list of addresses found, is the text of one box. */
const LONGEST_TEXT = 10_000
/** Half a character, or none: the database takes neither in JSON. */
const unstorable = /[\0\p{Cs}]/u

/**
 * Answers half given, in whatever shape the browser keeps them: they are stored, given back, and parsed by the questions before
 * anything is made of them. Here only their size is bounded.
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

/** Everything a tab knows of an unfinished quote, so that coming back is as if it had never been closed. */
export const draftContent = {
  answers: draftAnswers,
  completedSteps: listOf(oneOf(stepNames), stepNames.length),
  /** What the tab remembers beside the answers: boxes half filled, marketing choices, the comparison site. Bounded alike. */
  besides: draftAnswers,
  /** Which shape of answers this is: a site that has moved on does not misread what an older one saved. */
  shape: wholeNumber(1, 999),
}
