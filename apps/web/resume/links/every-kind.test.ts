import { type LinkKind, links } from '@milepost/contract/links'
import { afterEach, expect, it } from 'vitest'

const { takeLandingLink, useLanding } = await import('./deep-link')
const { landingLinkIn } = await import('./deep-link')
const { heldLink, takeLinkToken } = await import('./address-tokens')
const { heldLetterLink, takeLetterToken } = await import('./address-tokens')
const { reminderLink, takeReminderLink } = await import('./address-tokens')

afterEach(() => history.replaceState(null, '', '/'))

const token = 't'.repeat(43)

/** What the page holds of a link once its address is clean, by its kind. The first screen does not fetch the table of links. */
const taken: Readonly<Record<Exclude<LinkKind, 'restart'>, () => unknown>> = {
  'comparison-site': () => landingLinkIn(useLanding.getState().said ?? new Map()),
  'emailed-link': () => landingLinkIn(useLanding.getState().said ?? new Map()),
  reminder: () => ({ kind: 'reminder', ...Object(reminderLink()) }),
  'saved-quote': heldLink,
  renewal: heldLetterLink,
  'stop-emails': heldLetterLink,
}

it.each(Object.entries(taken))('takes %s out of the address on every page it leads to [T5]', (kind, held) => {
  const { pages, token: place } = links[kind as LinkKind]
  for (const page of pages) {
    const secret = place === 'fragment' ? `#${token}` : `?${place.parameter}=${token}&QuoteRef=A-1`
    history.replaceState(null, '', page + (kind === 'comparison-site' ? secret : secret.split('&')[0]))
    for (const take of [takeLinkToken, takeReminderLink, takeLetterToken, takeLandingLink]) take()
    expect(location.href).not.toContain(token)
    expect(held()).toMatchObject({ kind, token })
  }
})
