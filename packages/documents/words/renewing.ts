import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { ResultsTerms } from '@milepost/domain/terms/terms'
import type { QuoteFacts } from '../quote-facts'

/** What happens when cover ends (CON-30, D-011): nothing by itself unless an adult asks for it (SEC-04, D-168). */
export function renewing({ terms, option, holder }: QuoteFacts): string {
  const itself = holder.isUnder18 ? notByItself : byItself[terms.results.renewalChoice]
  return `${contact[option.term]}${itself}`
}

const contact: Record<Term, string> = {
  annual: 'We write to you four weeks before it ends. ',
  'thirty-day': 'We write to you six days before it ends. ',
  impound: '',
}

const whenAsked =
  'It renews by itself only if you ask for that when you buy, and you can change your mind at any time.'

const notByItself = 'It does not renew by itself.'

const byItself: Record<ResultsTerms['renewalChoice'], string> = {
  shown: whenAsked,
  'not-shown-under-18': whenAsked,
  'not-shown': notByItself,
}
