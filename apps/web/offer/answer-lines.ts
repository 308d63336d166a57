import type { Chapter } from '@milepost/domain/journeys/answers-in-words'
import type { PanelLine } from './panel-line'

/** A line for each of these answers of the customer's own, under a short name. What was not asked on this journey has no line. */
export function answerLines(
  wanted: readonly (readonly [field: string, name: string])[],
  chapters: readonly Chapter[],
): readonly PanelLine[] {
  const told = chapters.filter(({ driver }) => driver === undefined).flatMap(({ answers }) => answers)
  return wanted.flatMap(([field, name]) => {
    const found = told.find((answer) => answer.field === field)
    return found ? [{ name, words: found.answer }] : []
  })
}
