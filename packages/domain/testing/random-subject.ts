import type { AnySubject, Asking } from '../questions/asking'
import { claimQuestions } from '../questions/claim'
import { convictionQuestions } from '../questions/conviction'
import { modificationQuestions } from '../questions/modification'
import { you } from '../questions/people/whose'
import { type AnyQuestion, isAsked } from '../questions/question'
import { validateSubject } from '../questions/read-subject'
import { isLocalDate } from '../values/local-date'
import type { Dice } from './dice'
import { randomValue } from './random-value'

const TRIES = 500

/** There is an answer on the way that leaves a later question none: who turns 16 today has no licence yet (DRV-11). */
export class DeadEnd extends Error {}

/** Everything asked about a subject answered well, in order. Good answers that are there already stay. */
export function randomSubject(
  ask: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
  dice: Dice,
): AnySubject {
  return ask.reduce((subject, each) => {
    const here = { ...asking, subject }
    return isAsked(each, here) ? answered(each, here, dice) : subject
  }, asking.subject)
}

function answered(each: AnyQuestion, asking: Asking<AnySubject>, dice: Dice): AnySubject {
  let { subject } = asking
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (validateSubject([each], { ...asking, subject }).length === 0) return subject
    subject = { ...asking.subject, [each.name]: randomAnswer(each, asking, dice) }
  }
  throw new DeadEnd(`No good answer to ${each.name} was found on ${asking.terms.id}`)
}

/** Something this question may be answered with, good or bad. */
export function randomAnswer(asked: AnyQuestion, asking: Asking<AnySubject>, dice: Dice): unknown {
  return asked.kind.input === 'list'
    ? randomEntries(asked.name, asking, dice)
    : randomValue(asked, asking, dice)
}

function randomEntries(list: string, asking: Asking<AnySubject>, dice: Dice): readonly AnySubject[] {
  const ask = entryQuestions(list, asking.subject)
  // No question asks this of a modification; it is kept as it came (D-084).
  const unasked = list === 'modifications' ? { isCurrentInsurerNotified: dice.isOneIn(3) } : {}
  return Array.from({ length: 1 + dice.spread(4) }, () =>
    randomSubject(ask, { ...asking, subject: unasked }, dice),
  )
}

/** The questions about one entry of a list, by the name of the answer that holds it. */
export function entryQuestions(list: string, { dateOfBirth }: AnySubject): readonly AnyQuestion[] {
  const driver = { whose: you, dateOfBirth: isLocalDate(dateOfBirth) ? dateOfBirth : undefined }
  if (list === 'motoringClaims') return claimQuestions(driver)
  if (list === 'motoringConvictions') return convictionQuestions(driver)
  return modificationQuestions
}
