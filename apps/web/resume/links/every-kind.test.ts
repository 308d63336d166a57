import { type LinkKind, links } from '@milepost/contract/links'
import { afterEach, expect, it } from 'vitest'

const { takeDeepLink, useDeepLink } = await import('./deep-link.ts')
const { deepLinkFrom } = await import('./read-deep-link.ts')
const { heldSavedQuoteLink, takeSavedQuoteToken } = await import('./address-tokens.ts')
const { heldEmailLink, takeEmailToken } = await import('./address-tokens.ts')
const { reminderLink, takeReminderLink } = await import('./address-tokens.ts')

afterEach(() => history.replaceState(null, '', '/'))

const token = 't'.repeat(43)

/** What the page holds from each kind of link once the address bar is clean. The first screen does not load the table of links. */
const taken: Readonly<Record<Exclude<LinkKind, 'restart'>, () => unknown>> = {
  'comparison-site': () => deepLinkFrom(useDeepLink.getState().parameters ?? new Map()),
  'emailed-link': () => deepLinkFrom(useDeepLink.getState().parameters ?? new Map()),
  reminder: () => ({ kind: 'reminder', ...Object(reminderLink()) }),
  'saved-quote': heldSavedQuoteLink,
  renewal: heldEmailLink,
  'stop-emails': heldEmailLink,
  question: heldEmailLink,
}

it.each(Object.entries(taken))('removes %s from the URL on every page it leads to [T5]', (kind, held) => {
  const { pages, token: place } = links[kind as LinkKind]
  for (const page of pages) {
    const secret = place === 'fragment' ? `#${token}` : `?${place.parameter}=${token}&QuoteRef=A-1`
    history.replaceState(null, '', page + (kind === 'comparison-site' ? secret : secret.split('&')[0]))
    for (const take of [takeSavedQuoteToken, takeReminderLink, takeEmailToken, takeDeepLink]) take()
    expect(location.href).not.toContain(token)
    expect(held()).toMatchObject({ kind, token })
  }
})
