/** What everybody must know before they buy (D-157): the duty of care, the right to cancel, what is not refunded (CON-21, CON-24). */
export function importantPoints(firm: string): readonly string[] {
  return [
    'Your price and your cover depend on your answers. If one is not right, change it before you buy: cover may be invalidated and claims rejected.',
    'You have 14 days after you buy to change your mind. We refund what you paid, less a charge for the days you were covered.',
    'The policy administration fee is not refunded.',
    `${firm} does not give advice on this cover. Please read the policy documents to see that it meets your needs.`,
  ]
}
