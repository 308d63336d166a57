import { addDays, formatDate, parseLocalDate, toParts } from '../../values/local-date'
import { Unmapped } from '../aggregator'
import type { VehicleDetails } from '../answers'
import { dateOf, judgeDate } from '../kinds/date'
import { question } from '../question'

/** A buyer who has agreed a purchase may give the day of collection (CON-02, D-072). */
const PURCHASE_DAYS_AHEAD = 30

export const datePurchased = question<VehicleDetails>()({
  name: 'datePurchased',
  kind: dateOf('the date you bought your vehicle'),
  label: 'When did you buy the vehicle?',
  hint: 'For example, 27 3 2022. If you have yet to collect it, enter the day you will.',
  isAsked: ({ subject }) => subject.vehiclePurchased === true,
  judge(given, { subject, today }) {
    const missing = { key: 'datePurchasedRequired', message: 'Please enter the date you bought your vehicle' }
    const made = subject.vehicleInfo?.year
    return judgeDate(given, missing, (date) => [
      made !== undefined &&
        toParts(date).year < made && {
          key: 'purchasedBeforeMade',
          message: `Your vehicle was made in ${made}. Please enter a purchase date in ${made} or later`,
        },
      date > addDays(today, PURCHASE_DAYS_AHEAD) && {
        key: 'purchasedTooFarAhead',
        message: 'The purchase date of your vehicle cannot be over 30 days from todays date.',
      },
    ])
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: {
    field: 'purchased',
    shape: { pattern: /^\d{4}-\d{2}(-\d{2})?$/, what: 'a month or a day, such as 2022-03 or 2022-03-27' },
    read(sent: string) {
      // A month is its first day: nothing is priced by the day.
      const date = parseLocalDate(sent.length === 7 ? `${sent}-01` : sent)
      return date === undefined
        ? new Unmapped('Send a real month or day, such as 2022-03 or 2022-03-27')
        : { vehiclePurchased: true, datePurchased: date }
    },
  },
  summary: formatDate,
})
