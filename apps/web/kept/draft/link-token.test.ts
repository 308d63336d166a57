import { afterEach, expect, it, vi } from 'vitest'

const token = 'T0ken-_'.padEnd(43, 'x')
const page = () => import('./link-token')
const at = (address: string) => history.replaceState({ kept: true }, '', address)

afterEach(() => {
  vi.resetModules()
  at('/')
})

it('takes the token and leaves nothing of it behind', async () => {
  const entries = history.length
  at(`/saved-quote?campaign=mail#${token}`)
  const { linkToken, takeLinkToken } = await page()
  takeLinkToken()
  expect(linkToken()).toBe(token)
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
    const { linkToken, takeLinkToken } = await page()
    takeLinkToken()
    expect(linkToken()).toBeUndefined()
    expect(location.hash).toBe('')
  },
)

it('leaves other pages alone', async () => {
  at(`/quote/about-you#${token}`)
  const { linkToken, takeLinkToken } = await page()
  takeLinkToken()
  expect(linkToken()).toBeUndefined()
  expect(location.hash).toBe(`#${token}`)
})

it('keeps the token until it is dropped, and a newer one takes its place', async () => {
  at(`/saved-quote#${token}`)
  const { dropLinkToken, linkToken, takeLinkToken } = await page()
  takeLinkToken()
  takeLinkToken()
  expect(linkToken()).toBe(token)
  const newer = 'n'.repeat(43)
  at(`/saved-quote#${newer}`)
  takeLinkToken()
  expect(linkToken()).toBe(newer)
  dropLinkToken()
  expect(linkToken()).toBeUndefined()
})
