import type { Reply } from '@milepost/contract/call'
import type { getDataRequest } from '@milepost/contract/desk/calls/data-request'
import type { DataRequestKind, DataRequestState } from '@milepost/domain/privacy/data-request'
import { formatInstant } from '@milepost/domain/values/london-time'

export type Request = Reply<typeof getDataRequest>['body']

/** The props of every part of the page: the request, and a callback with the message to show after a change. */
export type About = { request: Request; changed: (words: string) => void }

export const kindWords: Readonly<Record<DataRequestKind, string>> = {
  export: 'A copy of their data',
  erase: 'Erasure',
  restrict: 'Restriction',
  correct: 'Correction',
}

export const stateWords: Readonly<Record<DataRequestState, string>> = {
  open: 'Open',
  proposed: 'Waits for a second person',
  done: 'Done',
  refused: 'Refused',
}

export function restrictionInWords({ since, quotes, liftedAt }: NonNullable<Request['restriction']>): string {
  const began = `Since ${formatInstant(new Date(since))}`
  if (liftedAt !== undefined) return `${began}, lifted ${formatInstant(new Date(liftedAt))}`
  return `${began}, in force for ${quotes} ${quotes === 1 ? 'quote' : 'quotes'}`
}

/** What a brand holds about the person of a request. */
export function heldInWords({
  quotes,
  sold,
  drafts,
}: {
  quotes: number
  sold: number
  drafts: number
}): string {
  if (quotes + drafts === 0) return 'This brand has nothing about them.'
  const some = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
  return `This brand has ${some(quotes, 'quote')}, ${sold} of them bought, and ${some(drafts, 'unfinished quote')}.`
}
