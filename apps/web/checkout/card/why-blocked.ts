export type PayState = {
  /** The provider's client is being fetched, or could not be. */
  client: 'loading' | 'ready' | 'failed'
  isCardComplete: boolean
  /** Whether the card has fields of its own, or stands among other ways in a drop-in. */
  hasFields: boolean
  saveCard: boolean
  /** A restarted policy that renews by itself (CRD-12). */
  mustSave: boolean
}

/** Why Make Payment cannot be pressed yet, each reason in words beside the button (CRD-12). None: it can. */
export function whyBlocked({
  client,
  isCardComplete,
  hasFields,
  saveCard,
  mustSave,
}: PayState): readonly string[] {
  const reasons: string[] = []
  if (client === 'loading') reasons.push('One moment: the secure card form is loading.')
  if (client === 'failed') reasons.push('The secure card form could not be loaded.')
  if (client === 'ready' && !isCardComplete)
    reasons.push(
      hasFields ? 'Fill in your card details to pay.' : 'Choose how to pay and fill in the details to pay.',
    )
  if (mustSave && !saveCard)
    reasons.push('Your policy renews by itself from a saved card. Choose “Save my card” to pay.')
  return reasons
}
