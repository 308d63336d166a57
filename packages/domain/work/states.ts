/** What staff add to a piece of work. The work itself follows from the state of the product. */
export const workStates = ['new', 'taken', 'handed', 'snoozed', 'done'] as const
export type WorkState = (typeof workStates)[number]

/** The steps between the states of a piece of work. The database has the same table and refuses any other step (DSK-203). */
export const workSteps = {
  /** No one holds it, or its holder released it. */
  new: ['taken', 'handed', 'snoozed', 'done'],
  /** A staff member has taken it. */
  taken: ['new', 'handed', 'snoozed', 'done'],
  /** A team lead handed it to a staff member. */
  handed: ['new', 'handed', 'snoozed', 'done'],
  /** Hidden until a given time; then the person who snoozed it holds it. */
  snoozed: ['new', 'taken', 'handed', 'snoozed', 'done'],
  done: [],
} as const satisfies Record<WorkState, readonly WorkState[]>

export function mayStep(from: WorkState, to: WorkState): boolean {
  return workSteps[from].some((state) => state === to)
}

/** Reasons are chosen, not typed, because typed text would sooner or later be about a customer. */
export const snoozeReasons = {
  'customer-calls-back': 'The customer will call back',
  'waiting-for-document': 'Waiting for a document',
  'waiting-for-colleague': 'Waiting for a colleague',
  'nobody-answers': 'The customer cannot be reached now',
} as const
export type SnoozeReason = keyof typeof snoozeReasons

export const handOverReasons = {
  away: 'They are away',
  workload: 'To share the work',
  knowledge: 'They know the case',
  authority: 'It needs more authority',
} as const
export type HandOverReason = keyof typeof handOverReasons

export const doneReasons = {
  'told-by-telephone': 'Told the customer by telephone',
  'sent-by-post': 'Sent by post',
  'put-right': 'Put right by hand',
  'nothing-to-do': 'Nothing has to be done',
} as const
export type DoneReason = keyof typeof doneReasons

type Reasons = Readonly<Record<string, string>>
const allReasons: Reasons = { ...snoozeReasons, ...handOverReasons, ...doneReasons }

/** A stored reason in words; one of an earlier release is unchanged. */
export function workReasonInWords(reason: string): string {
  return allReasons[reason] ?? reason
}
