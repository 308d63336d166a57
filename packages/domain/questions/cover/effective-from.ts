import { addDays, longDate, parseLocalDate } from '../../values/local-date.ts'
import { clockTime, instantOf, isLondonTime, type LondonTime } from '../../values/london-time.ts'
import { Unmapped } from '../aggregator.ts'
import type { CoverDetails } from '../answers.ts'
import { start } from '../kinds/start.ts'
import { question } from '../question.ts'
import { NOT_YET_PURCHASED, purchaseDate } from '../vehicle/rules.ts'
import { roundedStart } from './cover-defaults.ts'

export const effectiveFrom = question<CoverDetails>()({
  name: 'effectiveFrom',
  kind: start,
  group: 'cover',
  label: 'When do you want your cover to start?',
  hint: ({ terms, today }) => `Choose a date up to ${longDate(addDays(today, terms.cover.startWindowDays))}.`,
  validate(from, { answers, now, terms, today }) {
    const { startMinuteStep, startWindowDays } = terms.cover
    if (from === undefined)
      return { key: 'startDateRequired', message: 'Please choose a start date for your cover.' }
    if (!isLondonTime(from) || from.minute % startMinuteStep !== 0)
      return {
        key: 'startTimeStep',
        message: `Please choose a start time in steps of ${startMinuteStep} minutes, like ${clockTime({ hour: 9, minute: startMinuteStep })}`,
      }
    if (from.date < today)
      return {
        key: 'startInPast',
        message: "Your cover can't start in the past. Please choose today or a later date",
      }
    const last = addDays(today, startWindowDays)
    if (from.date > last)
      return {
        key: 'startTooFarAhead',
        message: `Your cover must start within the next ${startWindowDays} days. Please choose a date up to ${longDate(last)}`,
      }
    // Backdated cover must not be sold (D-129).
    if (now && instantOf(from) <= now)
      return {
        key: 'startTimePassed',
        message: 'The start time you chose has passed. Please choose a later time',
      }
    const purchasedOn = purchaseDate(answers.vehicleDetails)
    return purchasedOn && from.date < purchasedOn ? NOT_YET_PURCHASED : undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'start',
    shape: {
      pattern: /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/,
      what: 'a day, or a day and the time in London, such as 2026-11-20 or 2026-11-20T09:15',
    },
    read(sent: string, { now, terms }) {
      const requestedStart = deserialiseStart(sent)
      // The nearest quarter of an hour still to come (AGG-06, D-131).
      return requestedStart
        ? { effectiveFrom: roundedStart(requestedStart, now, terms) }
        : new Unmapped('Send a real day, or day and time, such as 2026-11-20 or 2026-11-20T09:15')
    },
  },
  summary: (from) => `${longDate(from.date)} at ${clockTime(from)}`,
})

/** A day without a time means its start. */
function deserialiseStart(sent: string): LondonTime | undefined {
  const [, day = '', hour = '00', minute = '00'] =
    /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(sent) ?? []
  const date = parseLocalDate(day)
  return date && { date, hour: Number(hour), minute: Number(minute) }
}
