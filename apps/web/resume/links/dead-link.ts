import { type LinkKind, links } from '@milepost/contract/links'
import type { linkQuestions } from '@milepost/domain/retrieval/security-questions'
import type { LinkOf } from '../../api/ask-for-link.ts'

/**
 * A link that opened nothing, and what is still known from it. In memory only: its token is in no storage and in no history (T5).
 */
export type DeadLink = {
  kind: LinkKind
  /** `gone`: used, too old or never ours, not revealed which (D-247). `damaged`: part of it is missing, which is visible anyway. */
  why: 'gone' | 'damaged'
  token?: string | undefined
  quoteReference?: string | undefined
}

/** How a new link is requested: immediately, by what the old one contains; after the customer enters a reference or number; or by phone. */
export type NewLinkBy = { of: LinkOf } | { asks: keyof typeof linkQuestions } | { calls: true }

export function newLinkBy({ kind, token, quoteReference }: DeadLink): NewLinkBy {
  switch (links[kind].replacedBy) {
    case 'token':
      if (token !== undefined)
        return { of: kind === 'saved-quote' ? { draftToken: token } : { quoteToken: token } }
      // Unfinished answers have no reference: the browser they were entered in offers them itself.
      return kind === 'saved-quote' ? { calls: true } : { asks: 'quoteReference' }
    case 'quote-reference':
      return quoteReference === undefined ? { asks: 'quoteReference' } : { of: { quoteReference } }
    case 'policy-number':
      return { asks: 'policyNumber' }
    case 'phone':
      return { calls: true }
  }
}
