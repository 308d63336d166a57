import { getReferenceData } from '@milepost/contract/calls/reference-data/get-reference-data'
import { answer, type Route, route } from '../platform/http/route'

type Lists = Readonly<Record<string, readonly { code: string; desc: string }[]>>

/** Every code list in one answer, loaded once a visit (API-45, D-144). */
export function referenceDataRoutes(lists: Lists): readonly Route[] {
  const body = Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, [...entries]]))
  return [route(getReferenceData, async () => answer(200, body))]
}
