import { addDays } from '../../values/local-date.ts'
import type { LondonTime } from '../../values/london-time.ts'
import type { CoverDetails } from '../answers.ts'
import type { Asking } from '../asking.ts'
import { coverDefaults } from './cover-defaults.ts'
import { effectiveFrom } from './effective-from.ts'
import { startOfDay, weekdayInWords } from './start-days.ts'

/** The ways to say when cover starts. Any other day is typed. */
export type StartChoiceName = 'today' | 'tomorrow' | 'another-day'

export type StartChoice = { name: StartChoiceName; label: string; hint?: string; start?: LondonTime }

/**
 * Today from the soonest time, tomorrow from 00:00, or another day. What the question would refuse is not offered: late at night
 * nothing starts today, and a vehicle bought next week cannot be insured tomorrow (COV-04, COV-09, D-072, D-129).
 */
export function startChoices(asking: Asking<CoverDetails>): readonly StartChoice[] {
  const { answers, now, terms, today } = asking
  const soonest = now && coverDefaults(now, terms, answers.vehicleDetails).effectiveFrom
  const tomorrow = { date: addDays(today, 1), ...startOfDay }
  const quick: readonly StartChoice[] = [
    ...(soonest?.date === today
      ? [{ name: 'today' as const, label: 'Today', hint: weekdayInWords(today), start: soonest }]
      : []),
    { name: 'tomorrow', label: 'Tomorrow', hint: weekdayInWords(tomorrow.date), start: tomorrow },
  ]
  return [
    ...quick.filter(({ start }) => effectiveFrom.validate(start, asking) === undefined),
    { name: 'another-day', label: 'Another day' },
  ]
}

/** The choice that a start belongs to, at any time of its day; undefined before there is a start. */
export function startChoiceOf(
  start: LondonTime | undefined,
  choices: readonly StartChoice[],
): StartChoiceName | undefined {
  if (start === undefined) return undefined
  return choices.find((choice) => choice.start?.date === start.date)?.name ?? 'another-day'
}
