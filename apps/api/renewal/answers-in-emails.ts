import type { EmailPart } from '../platform/email/email-template.ts'

/** What a customer confirms of an offer made from an earlier policy: answers to questions that policy was never asked (D-266). */
export type ToCheck = {
  assumed: readonly { question: string; answer: string }[]
  /** Where the customer corrects them. */
  checkAddress: string | undefined
}

/** Empty if nothing was assumed. */
export function partsToCheck({ assumed, checkAddress }: ToCheck): readonly EmailPart[] {
  if (assumed.length === 0) return []
  const isOne = assumed.length === 1
  return [
    { title: isOne ? 'Please check this answer' : 'Please check these answers' },
    `We didn't ask ${isOne ? 'this' : 'these'} when you bought your policy, so we've assumed the usual ${isOne ? 'answer' : 'answers'}. If ${isOne ? 'it' : 'one'} isn't right for you, please change it before your policy renews. Wrong answers could affect a claim.`,
    { details: assumed.map(({ question, answer }) => [question, answer] as const) },
    ...(checkAddress === undefined
      ? []
      : [{ link: isOne ? 'Check this answer' : 'Check these answers', address: checkAddress }]),
  ]
}
