export type ChallengeAnswer = 'approve' | 'fail' | 'attempt'
export const challengeAnswers: readonly string[] = ['approve', 'fail', 'attempt'] satisfies ChallengeAnswer[]

/** The bank's question to a cardholder. One that is never answered stays open, as a page that was closed does. */
export type Challenge = {
  id: string
  instrumentId: string
  /** Absent while a nonce is made: then there is no payment yet. */
  paymentId?: string | undefined
  pence: number
  last4: string
  /** Where a challenge on a page of its own goes afterwards. */
  returnUrl?: string | undefined
  answer?: ChallengeAnswer | undefined
  createdAt: number
}
