import { claimsLineInWords, hoursInSentence } from '@milepost/domain/brands/firm'
import type { ResultsTerms } from '@milepost/domain/lines/line'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { renewalLead } from '@milepost/domain/renewal/automatic-renewal'
import { isMeasured } from '@milepost/domain/terms/terms'
import { type Block, paragraph, strong } from '../pdf/blocks.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'
import { limits } from './cover.ts'
import { directDebit } from './price.ts'

/** How the customer can cancel, by length of cover (ICOBS 7.1, CON-21, SUB-08, RST-06). */
export function cancelling(quote: QuoteDocumentData): readonly string[] {
  const { firm, option } = quote
  return [
    `You can cancel at any time. Call ${firm.phone.display} or write to ${firm.email}.`,
    coolingOff,
    ...afterCoolingOff[option.term],
    'If you have claimed, or a claim has been made against you, the full premium is due and there is no refund.',
    'The policy administration fee is not refundable.',
    ...(directDebit(quote)
      ? [
          ...loanEnds,
          "If you pay monthly, cancelling your Direct Debit doesn't cancel your policy or what you owe under the credit agreement. Please call us first.",
        ]
      : []),
  ]
}

export const coolingOff = `You have ${limits.coolingOffDays} days to change your mind, from the day you buy or receive your documents, whichever is later. We'll refund what you paid, less a charge for the days you were covered and the policy administration fee.`

/** What becomes of the loan, which has a time to withdraw of its own (D-269). */
const loanEnds: readonly string[] = [
  `If you pay monthly, your loan ends with your policy. While you can still withdraw from the loan, you pay no interest.`,
  'After that, you pay less interest because you repay early. Your refund pays off the loan first, and you get the rest.',
]

const afterCoolingOff: Record<Term, readonly string[]> = {
  annual: ["After that, we'll refund the premium for the days that are left."],
  'thirty-day': [
    "After that, we'll refund the premium for the days that are left. There is no cancellation charge.",
  ],
  impound: ["After that, we'll refund the premium for the days that are left."],
}

/** When the insurer may cancel. */
export function cancelledByUs({ terms }: QuoteDocumentData): readonly string[] {
  return [
    `${terms.insurer} may cancel with seven days' notice to your last address if there is a good reason: a missed payment that you do not make up, a wrong answer,${isMeasured(terms) ? ' a device that is not fitted or is removed,' : ''} or abuse of our staff.`,
    'If there has been fraud, cover may end immediately and without notice.',
  ]
}

/** DISP 1, CON-24. */
export function complaining({ firm }: QuoteDocumentData): readonly Block[] {
  return [
    paragraph(
      `Tell us first: call ${firm.phone.display} (${hoursInSentence(firm.openingHours)}), write to ${firm.email}, or to ${firm.legalName}, ${firm.registeredOffice}. We'll reply within three working days if we can, and send you our final decision within eight weeks.`,
    ),
    paragraph([
      'If you are not happy with our decision, or eight weeks have passed, you can go to the ',
      strong('Financial Ombudsman Service'),
      ', free of charge and within six months of our final decision: Exchange Tower, London E14 9SR, 0800 023 4567, www.financial-ombudsman.org.uk. This does not affect your right to go to court.',
    ]),
  ]
}

/** COMP 10: compulsory insurance in full, the rest at 90%. */
export function compensation({ terms }: QuoteDocumentData): readonly Block[] {
  return [
    paragraph([
      `If ${terms.insurer} cannot meet its obligations, you may be entitled to compensation from the `,
      strong('Financial Services Compensation Scheme'),
      '. Compulsory insurance is covered in full, and the rest of this policy for 90% of the claim, with no upper limit. See www.fscs.org.uk or call 0800 678 1100.',
    ]),
  ]
}

/** BUY-02. */
export function tellingUs({ claimsLine }: QuoteDocumentData['firm']): string {
  return `Tell us about any accident, theft or loss within ${limits.reportWithinHours} hours, whoever was to blame and whether or not you want to make a claim. Call our claims line on ${claimsLineInWords(claimsLine)}.`
}

export function claiming({ firm }: QuoteDocumentData): readonly string[] {
  return [
    tellingUs(firm),
    'After an accident, stop, give your details and take those of everyone involved and of any witnesses. Photographs help.',
    'Do not admit blame or promise to pay. Send us any letters about it without replying.',
    'Tell the police straight away about a theft, vandalism or an accident in which someone is hurt, and keep the crime reference.',
  ]
}

/**
 * What happens when cover ends (CON-30, D-011): no automatic renewal unless an adult asks for it (SEC-04, D-168), and never for
 * impound cover.
 */
export function renewing({ terms, option, holder }: QuoteDocumentData): string {
  const canRenew = !holder.isUnder18 && option.term !== 'impound'
  const itself = canRenew ? byItself[terms.results.renewalChoice] : notByItself
  return `We'll write to you ${renewalLead[option.term].words} before it ends. ${itself}`
}

const whenAsked =
  'It renews automatically only if you choose that when you buy, pay in full by card and save your card. You can change your mind at any time.'

const notByItself = "It won't renew automatically."

const byItself: Record<ResultsTerms['renewalChoice'], string> = {
  shown: whenAsked,
  'not-shown-under-18': whenAsked,
  'not-shown': notByItself,
}
