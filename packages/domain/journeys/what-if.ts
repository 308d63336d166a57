import type { CodeEntry } from '../lists/code-list.ts'
import type { Answers, CoverDetails, VehicleDetails } from '../questions/answers.ts'
import { type AnySubject, type Asking, wordsOf } from '../questions/asking.ts'
import { voluntaryExcess } from '../questions/cover/cover-questions.ts'
import { effectiveFrom } from '../questions/cover/effective-from.ts'
import { levelOfCover } from '../questions/cover/level-of-cover.ts'
import { shortDayInWords, startDays } from '../questions/cover/start-days.ts'
import type { AnyQuestion } from '../questions/question.ts'
import { annualMileage } from '../questions/vehicle/use.ts'
import { grouped } from '../values/grouped.ts'
import { formatPounds } from '../values/pence.ts'
import { askingOf } from './journey-progress.ts'
import type { Circumstances, SubjectName } from './step-fields.ts'

/** The answers a customer can vary next to a price; one that is left out stays as answered. */
export type WhatIfAnswers = Pick<CoverDetails, 'levelOfCover' | 'voluntaryExcess' | 'effectiveFrom'> &
  Pick<VehicleDetails, 'annualMileage'>

export type WhatIfName = keyof WhatIfAnswers

/** One answer that can be varied: its label, its options and the chosen one. */
export type WhatIfChoice = { name: WhatIfName; label: string; options: readonly CodeEntry[]; chosen: string }

type Movable = {
  of: SubjectName
  question: AnyQuestion
  offered?: (asking: Asking<AnySubject>) => readonly CodeEntry[]
}

/** In page order. A start may be any day, so days are offered instead of typed. */
const movable: Readonly<Record<WhatIfName, Movable>> = {
  voluntaryExcess: { of: 'coverDetails', question: voluntaryExcess },
  annualMileage: { of: 'vehicleDetails', question: annualMileage },
  levelOfCover: { of: 'coverDetails', question: levelOfCover },
  effectiveFrom: { of: 'coverDetails', question: effectiveFrom, offered: startDays },
}

const names: readonly WhatIfName[] = ['voluntaryExcess', 'annualMileage', 'levelOfCover', 'effectiveFrom']

/** The answers with the what-if answers applied. */
export function answersWith(answers: Answers, { annualMileage: miles, ...cover }: WhatIfAnswers): Answers {
  return {
    ...answers,
    coverDetails: { ...answers.coverDetails, ...cover },
    vehicleDetails: { ...answers.vehicleDetails, ...(miles !== undefined && { annualMileage: miles }) },
  }
}

/** Every answer that can be varied, with the options of its question. */
export function whatIfChoices(
  answers: Answers,
  tried: WhatIfAnswers,
  here: Circumstances,
): readonly WhatIfChoice[] {
  const changed = answersWith(answers, tried)
  return names.map((name) => {
    const { of, question, offered } = movable[name]
    // Options come from the stored answers, so that an odd mileage stays listed while another one is tried (D-078).
    const asking = askingOf(of, answers, here)
    const value = askingOf(of, changed, here).subject[name]
    return {
      name,
      label: wordsOf(question.label, asking),
      options: offered?.(asking) ?? question.kind.options?.(asking) ?? [],
      chosen: textOf(question, value),
    }
  })
}

/** Varies one more answer; setting it back to the stored answer removes it. */
export function moved(
  tried: WhatIfAnswers,
  name: WhatIfName,
  code: string,
  answers: Answers,
  here: Circumstances,
): WhatIfAnswers {
  const { of, question } = movable[name]
  const asking = askingOf(of, answers, here)
  const read = question.kind.read(code, asking)
  const { [name]: _before, ...others } = tried
  if (!read.ok || read.value === undefined) return others
  return textOf(question, asking.subject[name]) === code ? others : { ...others, [name]: read.value }
}

function textOf({ kind }: AnyQuestion, value: unknown): string {
  return value !== undefined && value !== null && kind.holds(value) ? kind.show(value) : ''
}

/** The what-if answers that differ, in words: "£500 excess, 6,000 miles". */
export function whatIfAnswersInWords(tried: WhatIfAnswers): string {
  const parts = [
    tried.voluntaryExcess !== undefined && `${formatPounds(tried.voluntaryExcess)} excess`,
    tried.annualMileage !== undefined && `${grouped(tried.annualMileage)} miles`,
    tried.levelOfCover !== undefined && levelOfCover.summary(tried.levelOfCover).toLowerCase(),
    tried.effectiveFrom !== undefined && `from ${shortDayInWords(tried.effectiveFrom.date)}`,
  ].filter((part) => part !== false)
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function isNothingTried(tried: WhatIfAnswers): boolean {
  return names.every((name) => tried[name] === undefined)
}
