import { valuedChoice } from '../../questions/kinds/choice'
import { formQuestion } from '../../questions/question'
import type { BillingDetails } from './billing-details'

const choices = [
  { code: 'save', desc: 'Save my card', saves: true },
  { code: 'dont-save', desc: "Don't save my card", saves: false },
] as const

/** Starts on save, as specified; the words beside it say what that means, so that leaving it is a choice (CRD-04, D-201). */
export const saveCard = formQuestion<BillingDetails>()({
  name: 'saveCard',
  kind: valuedChoice(choices, ({ saves }) => saves),
  label: 'Should we save your card?',
  hint: 'Our payment provider keeps it, not us. It is used only for payments you have agreed to, and you can have it removed at any time.',
  judge: (saves) =>
    typeof saves === 'boolean'
      ? undefined
      : { key: 'saveCardRequired', message: 'Please choose whether we should save your card' },
  summary: (saves) => (saves ? 'Save' : "Don't save"),
})

/** A restarted policy that renews by itself is paid from the saved card: without one it could not (CRD-12). */
export function mustSaveCard(policy: { isRestart: boolean; automaticRenewal: boolean }): boolean {
  return policy.isRestart && policy.automaticRenewal
}
