import type { AnySubject, Asking } from '../questions/asking.ts'
import { claimQuestions } from '../questions/claim.ts'
import { convictionQuestions } from '../questions/conviction.ts'
import { modificationQuestions } from '../questions/modification.ts'
import { you } from '../questions/people/whose.ts'
import { type AnyQuestion, isAsked } from '../questions/question.ts'
import { validateSubject } from '../questions/read-subject.ts'
import { isLocalDate } from '../values/local-date.ts'
import type { Dice } from './dice.ts'
import { randomValue } from './random-value.ts'

const TRIES = 500

/** An answer that leaves a later question without a valid one: a customer who turns 16 today has no licence yet (DRV-11). */
export class DeadEnd extends Error {}

/** Valid answers to everything asked about a subject, in order. Valid answers already there stay. */
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

/** A possible answer to this question, valid or not. */
export function randomAnswer(asked: AnyQuestion, asking: Asking<AnySubject>, dice: Dice): unknown {
  return asked.kind.input === 'list'
    ? randomEntries(asked.name, asking, dice)
    : randomValue(asked, asking, dice)
}

function randomEntries(list: string, asking: Asking<AnySubject>, dice: Dice): readonly AnySubject[] {
  const ask = entryQuestions(list, asking.subject)
  // Not asked about a modification; stored as sent (D-084).
  const unasked = list === 'modifications' ? { isCurrentInsurerNotified: dice.isOneIn(3) } : {}
  return Array.from({ length: 1 + dice.spread(4) }, () =>
    randomSubject(ask, { ...asking, subject: unasked }, dice),
  )
}

/** The questions about one entry of a list, by the name of its answer. */
export function entryQuestions(list: string, { dateOfBirth }: AnySubject): readonly AnyQuestion[] {
  const driver = { whose: you, dateOfBirth: isLocalDate(dateOfBirth) ? dateOfBirth : undefined }
  if (list === 'motoringClaims') return claimQuestions(driver)
  if (list === 'motoringConvictions') return convictionQuestions(driver)
  return modificationQuestions
}
