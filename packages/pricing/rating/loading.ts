import { taxOn } from '@milepost/domain/quote/price'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { add } from '@milepost/domain/values/pence'
import type { ReceiptGroup } from './factor.ts'
import { halfUp, type RatedPrice } from './rate.ts'

/** What an underwriter added to a price, and the day it was decided. */
export type Loading = { percent: number; on: LocalDate }

/** The name of its line in stored prices, which never changes. */
const LINE = 'underwriter'

/** Its words on a receipt: not a rating factor, since no rate table decides it. */
export const loadingPart = {
  table: LINE,
  name: 'Loading by an underwriter',
  group: 'cover' as ReceiptGroup,
  title: 'Added after our underwriter looked at your quote',
  says: ({ key }: { key: string }) => `${key}% more`,
}

/** A price with the loading as a line of its own, after all lines from the rates. Rounded once, like every price (D-139). */
export function loaded(rated: RatedPrice, { percent, on }: Loading): RatedPrice {
  const before = rated.lines.at(-1)
  if (percent === 0 || before === undefined) return rated
  const value = 1 + percent / 100
  const running = before.running * value
  const premium = halfUp(running)
  const ipt = taxOn(premium)
  const line = {
    factor: LINE,
    version: on,
    key: String(percent),
    kind: 'multiplier',
    value,
    running,
  } as const
  return { ...rated, premium, ipt, gross: add(premium, ipt), lines: [...rated.lines, line] }
}
