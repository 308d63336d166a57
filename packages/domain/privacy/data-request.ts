import { workingDayOnOrAfter } from '../payment/working-days.ts'
import { addMonths, type LocalDate } from '../values/local-date.ts'

/** What a person may ask about their data (UK GDPR art. 15 to 18, 20). */
export const dataRequestKinds = ['export', 'erase', 'restrict', 'correct'] as const
export type DataRequestKind = (typeof dataRequestKinds)[number]

/** The steps of a request (DSK-702). The database refuses any other. */
export const dataRequestSteps = {
  open: ['proposed', 'done', 'refused'],
  /** Erasure waits for a second person, who erases or sends it back. */
  proposed: ['done', 'open'],
  done: [],
  refused: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type DataRequestState = keyof typeof dataRequestSteps
export const dataRequestStates = Object.keys(dataRequestSteps) as [DataRequestState, ...DataRequestState[]]

export function isDataRequestStep(from: DataRequestState, to: DataRequestState): boolean {
  const next: readonly DataRequestState[] = dataRequestSteps[from]
  return next.includes(to)
}

/**
 * The months in which to answer, and the extra months for a complex request if the person is informed why (UK GDPR art. 12(3)).
 */
const MONTHS = 1
const MORE_MONTHS = 2

/**
 * By when a request is answered: the same day of the next month, or that month's last day, moved to a working day (ICO guidance).
 */
export function dataRequestDue(receivedOn: LocalDate, { isExtended }: { isExtended: boolean }): LocalDate {
  return workingDayOnOrAfter(addMonths(receivedOn, isExtended ? MONTHS + MORE_MONTHS : MONTHS))
}

/** The person must be informed of an extension within the first month. */
export function mayExtend(
  request: { receivedOn: LocalDate; isExtended: boolean; state: DataRequestState },
  today: LocalDate,
): boolean {
  const isOpen = request.state === 'open' || request.state === 'proposed'
  return isOpen && !request.isExtended && today <= dataRequestDue(request.receivedOn, { isExtended: false })
}
