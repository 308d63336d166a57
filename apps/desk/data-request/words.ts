import type { Reply } from '@milepost/contract/call'
import type { getDataRequest } from '@milepost/contract/desk/calls/data-request'
import type { DataRequestKind, DataRequestState } from '@milepost/domain/privacy/data-request'

export type Request = Reply<typeof getDataRequest>['body']

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
