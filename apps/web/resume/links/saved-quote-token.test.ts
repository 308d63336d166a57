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
  const { heldLink, takeLinkToken } = await page()
  takeLinkToken()
  expect(heldLink()).toEqual({ kind: 'saved-quote', token })
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
    const { heldLink, takeLinkToken } = await page()
    takeLinkToken()
    // That a link was followed is known all the same: it is told that part of it is missing.
    expect(heldLink()).toEqual({ kind: 'saved-quote', token: undefined })
    expect(location.hash).toBe('')
  },
)

it.each(['.', '>', '%3E', ')'])('takes the token although %s follows it', async (junk) => {
  at(`/saved-quote#${token}${junk}`)
  const { heldLink, takeLinkToken } = await page()
  takeLinkToken()
  expect(heldLink()?.token).toBe(token)
  expect(location.hash).toBe('')
})

it('leaves other pages alone', async () => {
  at(`/quote/about-you#${token}`)
  const { heldLink, takeLinkToken } = await page()
  takeLinkToken()
  expect(heldLink()).toBeUndefined()
  expect(location.hash).toBe(`#${token}`)
})

it('keeps the token until it is dropped, and a newer one takes its place', async () => {
  at(`/saved-quote#${token}`)
  const { dropLinkToken, heldLink, takeLinkToken } = await page()
  takeLinkToken()
  takeLinkToken()
  expect(heldLink()?.token).toBe(token)
  const newer = 'n'.repeat(43)
  at(`/saved-quote#${newer}`)
  takeLinkToken()
  expect(heldLink()?.token).toBe(newer)
  dropLinkToken()
  expect(heldLink()).toBeUndefined()
})
