import type { LetterPart } from '../platform/email/email-part'

/** What a customer confirms of an offer made from an earlier policy: answers that policy was never asked for (D-266). */
export type ToCheck = {
  assumed: readonly { question: string; answer: string }[]
  /** Where they are put right. */
  checkAddress: string | undefined
}

/** Nothing where nothing was assumed. */
export function partsToCheck({ assumed, checkAddress }: ToCheck): readonly LetterPart[] {
  if (assumed.length === 0) return []
  const isOne = assumed.length === 1
  return [
    { title: isOne ? 'Please check this answer' : 'Please check these answers' },
    `We did not ask ${isOne ? 'this' : 'these'} when you bought your policy, so we have assumed the usual ${isOne ? 'answer' : 'answers'}. If ${isOne ? 'it is' : 'one is'} not right for you, please change it before your policy renews: a claim may not be paid when an answer was wrong.`,
    { facts: assumed.map(({ question, answer }) => [question, answer] as const) },
    ...(checkAddress === undefined
      ? []
      : [{ press: isOne ? 'Check this answer' : 'Check these answers', address: checkAddress }]),
  ]
}
