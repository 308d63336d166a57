import { wholeNumber } from '../kinds/whole-number'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

/** A daily policy is not renewed past a year. */
const MOST_DAYS = 366

/** Asked of a daily policy; others are asked in months (AGG-10). */
export const daysHeldThePolicyFor = question<AdditionalQuestions>()({
  name: 'daysHeldThePolicyFor',
  kind: wholeNumber(28),
  label: 'How many days did you hold the policy for?',
  clears: followersOf('daysHeldThePolicyFor'),
  isAsked: (asking) => isFollowUpAsked('daysHeldThePolicyFor', asking),
  judge(days) {
    if (days === undefined)
      return {
        key: 'daysHeldThePolicyForRequired',
        message: 'Please enter how many days you held the policy for',
      }
    if (!Number.isSafeInteger(days) || days < 0 || days > MOST_DAYS)
      return {
        key: 'daysHeldThePolicyForRange',
        message: `Please enter a number of days from 0 to ${MOST_DAYS}`,
      }
    return undefined
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: { whole: [0, MOST_DAYS] } },
  summary: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
})
