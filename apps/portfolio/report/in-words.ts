import type { LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, pence } from '@milepost/domain/values/pence'

const grouped = new Intl.NumberFormat('en-GB')
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function count(number: number): string {
  return grouped.format(number)
}

/** A price: £812.20. */
export function price(amount: number): string {
  return formatPence(pence(amount))
}

/** A total: £12,116,783. */
function sum(amount: number): string {
  return `${amount < 0 ? '−' : ''}£${grouped.format(Math.round(Math.abs(amount) / 100))}`
}

export function signedSum(amount: number): string {
  return `${sign(Math.round(amount / 100))}£${grouped.format(Math.round(Math.abs(amount) / 100))}`
}

/** A total in prose: £12.1 million. */
export function spoken(amount: number): string {
  const pounds = Math.abs(amount) / 100
  if (pounds < 1_000_000) return sum(amount)
  return `${amount < 0 ? '−' : ''}£${(pounds / 1_000_000).toFixed(2)} million`
}

/** A change with its sign: +4.2%. One that rounds to zero has no sign. */
export function change(ratio: number, places = 1): string {
  const text = Math.abs(ratio * 100).toFixed(places)
  return `${sign(Number(text) * Math.sign(ratio))}${text}%`
}

/** A part of a whole: 62%. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '0%'
  const percent = (part / whole) * 100
  if (percent > 0 && percent < 0.5) return 'under 1%'
  if (percent < 100 && percent > 99.5) return 'over 99%'
  return `${Math.round(percent)}%`
}

export function dayInWords(date: LocalDate): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** A multiplier as in its table. */
export function multiplier(value: number): string {
  return String(Number(value.toFixed(4)))
}

function sign(number: number): string {
  return number > 0 ? '+' : number < 0 ? '−' : ''
}
