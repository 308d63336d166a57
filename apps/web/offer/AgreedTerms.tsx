import { Notice } from '../ui/Notice.tsx'
import type { Option } from './offer.ts'

/** What our underwriter added to the price, the excess and the cover. Nothing on our usual terms. */
export function AgreedTerms({ terms }: { terms: Option['agreedTerms'] }) {
  if (terms === undefined || terms.length === 0) return null
  return (
    <Notice title="What our underwriter agreed with you">
      <ul>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Notice>
  )
}
