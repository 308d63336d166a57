import { brandCodes, journeyIds } from '@milepost/domain/terms/identity'
import { workKindNames } from '@milepost/domain/work/kinds'

const one = <const Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** The filters in an address. Missing or invalid values are left open (DSK-209). */
export function filtersOf(query: URLSearchParams) {
  const find = query.get('find')?.trim().slice(0, 40)
  return {
    kind: one(workKindNames, query.get('kind')),
    brand: one(brandCodes, query.get('brand')),
    journey: one(journeyIds, query.get('journey')),
    assignee: one(['MINE', 'NOBODY'], query.get('who')?.toUpperCase() ?? null),
    snoozed: one(['SHOWN', 'ONLY'], query.get('snoozed')?.toUpperCase() ?? null),
    find: find === '' ? undefined : find,
  }
}

export type QueueFilters = ReturnType<typeof filtersOf>

/** The same address with one filter changed; an empty filter is removed. */
export function withFilter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
