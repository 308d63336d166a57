import { brands } from '@milepost/brands/brands'
import type { ConsoleFilters } from '@milepost/contract/desk/calls/console'
import { comparisonSites } from '@milepost/domain/brands/comparison-sites'
import { journeys } from '@milepost/domain/journeys/journeys'
import {
  type BrandCode,
  brandCodes,
  isJourneyId,
  journeyIdentities,
  journeyIds,
} from '@milepost/domain/terms/identity'
import {
  addDays,
  addYears,
  daysBetween,
  isLocalDate,
  type LocalDate,
} from '@milepost/domain/values/local-date'

export type Comparison = 'before' | 'year-ago' | 'none'

/** The filters of the page; all are in the address, so that a shared link shows the same data (DSK-908). */
export type Filters = {
  from: LocalDate
  to: LocalDate
  compared: Comparison
  /** A journey, a brand, or an empty string for all. */
  of: string
  channel: string
  site: string
}

const USUAL_DAYS = 28

/** The filters in the address. Missing or invalid values get their defaults. */
export function filtersIn(query: URLSearchParams, today: LocalDate): Filters {
  const day = (name: string) => {
    const text = query.get(name)
    return isLocalDate(text) && text <= today ? text : undefined
  }
  const to = day('to') ?? today
  const from = day('from')
  const compared = query.get('compared')
  return {
    from: from && from <= to ? from : addDays(to, 1 - USUAL_DAYS),
    to,
    compared: compared === 'none' || compared === 'year-ago' ? compared : 'before',
    of: query.get('of') ?? '',
    channel: query.get('channel') ?? '',
    site: query.get('site') ?? '',
  }
}

/** The filters in the form that both calls accept. */
export function askedBy({ from, to, of, channel, site }: Filters): ConsoleFilters {
  return {
    from,
    to,
    journey: isJourneyId(of) ? of : undefined,
    brand: brandCodes.find((code) => code === of),
    channel: channel === 'direct' || channel === 'aggregator' ? channel : undefined,
    site: comparisonSites.find(({ key }) => key === site)?.key,
  }
}

/** The comparison period, if one is requested. */
export function comparedWith({ from, to, compared }: Filters) {
  return compared === 'none' ? {} : comparedDays(from, to, compared)
}

function comparedDays(from: LocalDate, to: LocalDate, compared: Exclude<Comparison, 'none'>) {
  if (compared === 'year-ago') return { comparedFrom: addYears(from, -1), comparedTo: addYears(to, -1) }
  return { comparedFrom: addDays(from, -daysBetween(from, to) - 1), comparedTo: addDays(from, -1) }
}

/** The options of the journey filter: a brand as a whole if it has several journeys, and each of its journeys. */
export function journeyOptions(own: readonly BrandCode[]) {
  return own.flatMap((brand) => {
    const { name } = brands[brand].firm
    const ids = journeyIds.filter((id) => journeyIdentities[id].brand === brand)
    const each = ids.map((id) => ({ value: id, label: `${name}: ${journeys[id].name}` }))
    return ids.length > 1 ? [{ value: brand, label: `${name}: all` }, ...each] : each
  })
}

export const periods = [7, 28, 90] as const
