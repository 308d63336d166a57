import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import type { UnderwrittenOption } from '@milepost/domain/quote/underwritten-option'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Assessment } from '../outcome.ts'
import type { ReceiptGroup } from '../rating/factor.ts'
import { type PartOfPrice, partsOfPrice } from '../rating/factors.ts'
import { loadingPart } from '../rating/loading.ts'
import type { PriceLine, RatedPrice } from '../rating/rate.ts'
import type { Risk } from '../risk/risk.ts'

/** A price with everything it was made from. */
export type Priced = { risk: Risk; rated: RatedPrice; option: UnderwrittenOption<PaymentOption> }

/** The price of a stored version of a quote; undefined if it was referred or declined. */
export function pricedOf({ risk, assessment }: { risk: Risk; assessment: Assessment }): Priced | undefined {
  if (assessment.kind !== 'offered') return undefined
  const [option] = assessment.outcome.options
  return option && { risk, rated: assessment.rated, option }
}

/** One line of a stored price in words. */
export type Step = {
  kind: PriceLine['kind']
  factor: string
  group: ReceiptGroup
  version: LocalDate
  title: string
  /** The customer's own row. Never shown if it is about another driver. */
  words: string
  /** The driver it is about, by index, the proposer being 0; none for a factor of the whole policy. */
  driver: number | 'none'
  /** The multiplier; for the base, its pence. */
  times: number
  /** The price after it, in unrounded pence. */
  running: number
}

/** An old stored price may have a factor that has since been removed. */
const goneFactor: Omit<PartOfPrice, 'table' | 'name'> = {
  group: 'use',
  title: 'Something we no longer ask about',
  says: () => '',
}

/** An underwriter's loading is not a factor: no rate table and no portfolio report has it. */
function partOf(factor: string): Omit<PartOfPrice, 'table' | 'name'> {
  return factor === loadingPart.table ? loadingPart : (partsOfPrice.get(factor) ?? goneFactor)
}

/** The lines of a price in order. */
export function stepsOf({ risk, rated }: Priced): readonly Step[] {
  const driver = risk.drivers[rated.ratedDriver] ?? risk.drivers[0]
  return rated.lines.map((line, index) => {
    const { group, title, says, heading } = partOf(line.factor)
    const about = heading === undefined ? 'none' : rated.ratedDriver
    return {
      kind: line.kind,
      factor: line.factor,
      group,
      version: line.version,
      title: isOther(about) ? `${heading} of ${driverName(about)}` : title,
      words: says({ key: line.key, risk, driver }),
      driver: about,
      times: line.kind === 'multiplier' ? line.value : line.running / (rated.lines[index - 1]?.running ?? 1),
      running: line.running,
    }
  })
}

/** Whether it is about a driver who is not the proposer. */
export function isOther(driver: Step['driver']): driver is number {
  return driver !== 'none' && driver > 0
}

/** A driver by index: drivers are not named. */
export function driverName(place: number): string {
  return place === 0 ? 'you' : `driver ${place + 1}`
}
