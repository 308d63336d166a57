import { afterEach, expect, it, vi } from 'vitest'

const token = 'T0ken-_'.padEnd(43, 'x')
const page = () => import('./address-tokens')
const at = (address: string) => history.replaceState({ kept: true }, '', address)

afterEach(() => {
  vi.resetModules()
  at('/')
})

it('takes the token and leaves nothing of it behind', async () => {
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
  'takes nothing from %s, and cleans the address all the same',
  async (hash) => {
    at(`/saved-quote${hash}`)
    const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
    takeSavedQuoteToken()
    // The link counts as followed all the same, and the page says that part of it is missing.
    expect(heldSavedQuoteLink()).toEqual({ kind: 'saved-quote', token: undefined })
    expect(location.hash).toBe('')
  },
)

it.each(['.', '>', '%3E', ')'])('takes the token although %s follows it', async (junk) => {
  at(`/saved-quote#${token}${junk}`)
  const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()?.token).toBe(token)
  expect(location.hash).toBe('')
})

it('leaves other pages alone', async () => {
  at(`/quote/about-you#${token}`)
  const { heldSavedQuoteLink, takeSavedQuoteToken } = await page()
  takeSavedQuoteToken()
  expect(heldSavedQuoteLink()).toBeUndefined()
  expect(location.hash).toBe(`#${token}`)
})

it('keeps the token until it is dropped, and a newer one takes its place', async () => {
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
