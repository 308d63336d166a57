import { afterEach, expect, it, vi } from 'vitest'

const token = 'T0ken-_'.padEnd(43, 'x')
const page = () => import('./address-tokens.ts')
const at = (address: string) => history.replaceState({ kept: true }, '', address)

afterEach(() => {
  vi.resetModules()
  at('/')
})

it('reads the token and leaves no trace of it', async () => {
  const entries = history.length
  at(`/saved-quote?campaign=mail#${token}`)
  const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()).toEqual({ kind: 'saved-quote', token })
  expect(location.href).toMatch(/\/saved-quote\?campaign=mail$/)
  expect(history.state).toEqual({ kept: true })
  expect(history.length).toBe(entries)
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie])
  expect(stored).not.toContain(token)
})

it.each([`#${token}y`, `#${token.slice(1)}`, `#a=${token}`, '#<script>'])(
  'reads nothing from %s, and still cleans the URL',
  async (hash) => {
    at(`/saved-quote${hash}`)
    const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
    takeSavedQuoteToken()
    // The link still counts as followed, and the page says that part of it is missing.
    expect(heldSavedQuoteLink()).toEqual({ kind: 'saved-quote', token: undefined })
    expect(location.hash).toBe('')
  },
)

it.each(['.', '>', '%3E', ')'])('reads the token even if %s follows it', async (junk) => {
  at(`/saved-quote#${token}${junk}`)
  const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()?.token).toBe(token)
  expect(location.hash).toBe('')
})

it('leaves the URLs of other pages unchanged', async () => {
  at(`/quote/about-you#${token}`)
  const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()).toBeUndefined()
  expect(location.hash).toBe(`#${token}`)
})

it('holds the token until it is dropped, and a newer one replaces it', async () => {
  at(`/saved-quote#${token}`)
  const { dropSavedQuoteToken, heldSavedQuoteLink, takeSavedQuoteToken } = await page()
  takeSavedQuoteToken()
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()?.token).toBe(token)
  const newer = 'n'.repeat(43)
  at(`/saved-quote#${newer}`)
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()?.token).toBe(newer)
  dropSavedQuoteToken()
  expect(heldSavedQuoteLink()).toBeUndefined()
})
