import { addDays, formatDate } from '../../values/local-date'
import { clockTime, instantOf, isLondonTime } from '../../values/london-time'
import { start } from '../kinds/start'
import { question } from '../question'
import { NOT_YET_PURCHASED, purchaseDate } from '../vehicle/rules'
import type { CoverDetails } from './cover-details'

export const effectiveFrom = question<CoverDetails>()({
  name: 'effectiveFrom',
  kind: start,
  label: 'When do you want your cover to start?',
  hint: ({ terms, today }) =>
    `You can choose any day up to ${formatDate(addDays(today, terms.cover.startWindowDays))}.`,
  judge(from, { answers, now, terms, today }) {
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
        message: `Your cover must start within the next ${startWindowDays} days. Please choose a date up to ${formatDate(last)}`,
      }
    // Backdated cover may not be sold (D-129).
    if (now && instantOf(from) <= now)
      return {
        key: 'startTimePassed',
        message: 'The start time you chose has passed. Please choose a later time',
      }
    const bought = purchaseDate(answers.vehicleDetails)
    return bought && from.date < bought ? NOT_YET_PURCHASED : undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  summary: (from) => `${formatDate(from.date)} at ${clockTime(from)}`,
})
