import { addDays, addMonths, addYears, type LocalDate } from '@milepost/domain/values/local-date'

/**
 * People are described without dates, so that they are as old next year as today. A person of "34" was born 34 and a half years
 * ago, and "3 years" ago is two months more: no birthday falls between today and the start of cover, and a licence held for one
 * year was not issued at sixteen.
 */
const PAST_BIRTHDAY = 180
const PAST_ANNIVERSARY = 60

export const timeLooksLike = 'a length of time such as 12 years, 3 months, 2 weeks, 300 days or in 60 days'

/** The day that is this long before today: "12 years", "3 months ago"; or after it: "in 60 days". */
export function dayBefore(words: string, today: LocalDate): LocalDate | undefined {
  const [, ahead] = /^in (\d{1,3}) days$/.exec(words) ?? []
  if (ahead !== undefined) return addDays(today, Number(ahead))
  const [, count = '', unit = ''] = /^(\d{1,3}) (day|week|month|year)s?(?: ago)?$/.exec(words) ?? []
  const number = Number(count)
  switch (unit) {
    case 'day':
      return addDays(today, -number)
    case 'week':
      return addDays(today, -number * 7)
    case 'month':
      return addMonths(today, -number)
    case 'year':
      return addDays(addYears(today, -number), -PAST_ANNIVERSARY)
    default:
      return undefined
  }
}

export function bornFor(age: string, today: LocalDate): LocalDate | undefined {
  return /^\d{1,3}$/.test(age) ? addDays(addYears(today, -Number(age)), -PAST_BIRTHDAY) : undefined
}

export const startLooksLike = 'tomorrow, or a day such as in 5 days'

/** Never today: the day might end while a test runs. */
export function startDay(words: string, today: LocalDate): LocalDate | undefined {
  if (words === 'tomorrow') return addDays(today, 1)
  return words.startsWith('in ') ? dayBefore(words, today) : undefined
}
