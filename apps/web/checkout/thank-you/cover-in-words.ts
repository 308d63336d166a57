import { longMoment } from '@milepost/domain/quote/policy-period'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonTime } from '@milepost/domain/values/london-time'
import type { PurchasedPolicy } from '../../api/payment.ts'

type Cover = Pick<PurchasedPolicy, 'coverStart' | 'coverEnd'>

/** When cover begins and ends, in UK time. */
export function coverInWords({ coverStart, coverEnd }: Cover): { starts: string; ends: string } {
  return { starts: moment(coverStart), ends: moment(coverEnd) }
}

const moment = (instant: string) => longMoment(londonTime(new Date(instant)))

export function firstDay({ coverStart }: Pick<Cover, 'coverStart'>): LocalDate {
  return londonTime(new Date(coverStart)).date
}

export function lastDay({ coverEnd }: Pick<Cover, 'coverEnd'>): LocalDate {
  return londonTime(new Date(coverEnd)).date
}

/** States when cover starts, so that the customer does not drive before. */
export function leadInWords(policy: Cover, firm: string, now: Date): string {
  const { starts } = coverInWords(policy)
  return new Date(policy.coverStart) > now
    ? `You've bought your ${firm} policy. Your cover starts on ${starts}.`
    : `You've bought your ${firm} policy and you're covered. Your cover started on ${starts}.`
}
