import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { driverQuestions } from '@milepost/domain/questions/people/driver-questions'
import { type AnyQuestion, isAsked } from '@milepost/domain/questions/question'
import { driverHeadings } from './driver-headings'

/** Questions about a driver that stand together under one heading. */
export type DriverPart = { heading: string; questions: readonly AnyQuestion[] }

/** The questions asked of a driver now, in their order, cut at the headings. */
export function driverParts(asking: Asking<AnySubject>): readonly DriverPart[] {
  const parts: { heading: string; questions: AnyQuestion[] }[] = []
  for (const each of driverQuestions) {
    const heading = driverHeadings[each.name]
    if (heading !== undefined) parts.push({ heading, questions: [] })
    if (isAsked(each, asking)) parts.at(-1)?.questions.push(each)
  }
  return parts
}
