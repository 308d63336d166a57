import { isLocalDate, type LocalDate } from '@milepost/domain/values/local-date'

/** The filters, as in the address. */
export type Filter = {
  person?: string
  act?: string
  record?: string
  from?: LocalDate
  to?: LocalDate
}

/** Anyone can type an address, so values that are not valid filters are ignored. */
export function filterIn(search: string): Filter {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const [from, to] = [text('from'), text('to')]
  return {
    ...(text('person') !== '' && { person: text('person').slice(0, 100) }),
    ...(text('act') !== '' && { act: text('act') }),
    ...(text('record') !== '' && { record: text('record') }),
    ...(isLocalDate(from) && { from }),
    ...(isLocalDate(to) && { to }),
  }
}

export function queryOf(filter: Filter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
  return query.size > 0 ? `?${query}` : ''
}
