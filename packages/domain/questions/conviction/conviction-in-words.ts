import { formatDate } from '../../values/local-date'
import type { Conviction } from './conviction'
import { offenceCode } from './offence-code'

/** One conviction in a line, for its card and the buttons that name it: "SP30 Exceeding the speed limit, 03/02/2024". */
export function convictionInWords(conviction: Conviction): string {
  const offence = conviction.offenceCode ? offenceCode.summary(conviction.offenceCode) : 'Conviction'
  return `${offence}, ${formatDate(conviction.convictionDate)}`
}
