import { renewalLead } from '@milepost/domain/renewal/automatic-renewal'
import type { ResultsTerms } from '@milepost/domain/terms/terms'
import type { QuoteFacts } from '../quote-facts'

/**
 * What happens when cover ends (CON-30, D-011): nothing by itself unless an adult asks for it (SEC-04, D-168), and never on what is
 * bought once.
 */
export function renewing({ terms, option, holder }: QuoteFacts): string {
  const canRenew = !holder.isUnder18 && option.term !== 'impound'
  const itself = canRenew ? byItself[terms.results.renewalChoice] : notByItself
  return `We write to you ${renewalLead[option.term].words} before it ends. ${itself}`
}

const whenAsked =
  'It renews by itself only if you ask for that when you buy, pay in full by card and save the card. You can change your mind at any time.'

const notByItself = 'It does not renew by itself.'

const byItself: Record<ResultsTerms['renewalChoice'], string> = {
  shown: whenAsked,
  'not-shown-under-18': whenAsked,
  'not-shown': notByItself,
}
