import { NOTICE_DAYS } from '../renewal/automatic-renewal.ts'
import type { LocalDate } from '../values/local-date.ts'
import { addDays } from '../values/local-date.ts'

/**
 * The emails about the end of a policy that does not renew, after the first word (D-280): a week before, the day before, and the day
 * after. A thirty-day policy has its first word six days before, so it has no second one.
 */
export const endNotices = ['ends-in-a-week', 'ends-tomorrow', 'has-ended'] as const
export type EndNotice = (typeof endNotices)[number]

/** The notice that is due on a day; earlier ones that were missed are no longer sent. */
export function endNoticeOn(today: LocalDate, lastDay: LocalDate): EndNotice | undefined {
  if (today > lastDay) return 'has-ended'
  if (today >= addDays(lastDay, -1)) return 'ends-tomorrow'
  return today >= addDays(lastDay, -NOTICE_DAYS) ? 'ends-in-a-week' : undefined
}

export function isEndNotice(word: string): word is EndNotice {
  return endNotices.some((notice) => notice === word)
}

/** The place of a notice, from 1; 0 before any of them. */
export const placeOfNotice = (notice: EndNotice | undefined): number =>
  notice === undefined ? 0 : endNotices.indexOf(notice) + 1
