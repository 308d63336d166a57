import type { Asking } from '../questions/asking'
import { valuedChoice } from '../questions/kinds/choice'
import { formQuestion } from '../questions/question'
import { isProposerUnder18 } from '../quote/proposer-under-18'
import { renewalLead } from '../quote/renewal-lead'
import type { PurchaseDetails } from './purchase-details'

const choices = [
  { code: 'ask-me', desc: 'No, I will decide nearer the time', optOut: true },
  { code: 'automatic', desc: 'Yes, renew it automatically', optOut: false },
] as const

/** Held as a refusal, which stands until the customer says otherwise: nobody is renewed by silence (BUY-20, D-168). */
export const renewalOptOut = formQuestion<PurchaseDetails>()({
  name: 'renewalOptOut',
  kind: valuedChoice(choices, ({ optOut }) => optOut),
  label: 'Should your policy renew by itself when it ends?',
  // Said before it is chosen, as a yes alone does not do it: credit is agreed to each time, and without a card nothing is paid (D-225).
  hint: ({ terms }) =>
    `It can renew by itself only if you pay in full by card and save your card. Either way we write to you ${renewalLead[terms.cover.term].words} before it ends, with your new price. You can change your mind at any time.`,
  isAsked: isRenewalAsked,
  judge: (optOut) =>
    typeof optOut === 'boolean'
      ? undefined
      : { key: 'renewalRequired', message: 'Please choose whether your policy should renew by itself' },
  summary: (optOut) => (optOut ? 'No' : 'Yes'),
})

/** Not asked on a line that has no renewal section, nor of anyone not known to be 18 when cover starts (BUY-21, SEC-04, D-011, D-012). */
export function isRenewalAsked({ terms, answers }: Pick<Asking<unknown>, 'terms' | 'answers'>): boolean {
  return terms.results.renewalChoice !== 'not-shown' && isProposerUnder18(answers) === false
}

/** True for adults; a minor's holds false and counts for nothing (BUY-20, D-168). */
export function renewalOptOutAtFirst({ answers }: Pick<Asking<unknown>, 'answers'>): boolean {
  return isProposerUnder18(answers) !== true
}

/** The opposite of the opt-out, where there was a choice; without one nothing renews by itself (BUY-16, D-011, D-168). */
export function automaticRenewal(
  { renewalOptOut: optOut }: PurchaseDetails,
  where: Pick<Asking<unknown>, 'terms' | 'answers'>,
): boolean {
  return isRenewalAsked(where) && optOut === false
}
