/** Statements read out to a customer before staff change answers for them. The reading is recorded (DSK-327). */
export const readOuts = {
  'data-protection':
    'We will use what you tell me to give you a price, and keep a record of this call. Our privacy notice is on our website.',
  correct:
    'Please listen to the answers I have changed. Is everything correct and complete, to the best of your knowledge? If it is not, a claim may not be paid.',
} as const

export type ReadOut = keyof typeof readOuts
export const readOutNames = Object.keys(readOuts) as unknown as readonly [ReadOut, ...ReadOut[]]

/** How long after a caller has given all five details the staff member who asked may change answers for them. */
export const CALLER_CHECK_MINUTES = 30
