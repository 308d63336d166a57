import { afterEach, expect, it, vi } from 'vitest'

const token = 'T0ken-_'.padEnd(43, 'x')
const page = () => import('./address-tokens.ts')
const at = (address: string) => history.replaceState({ kept: true }, '', address)

afterEach(() => {
  vi.resetModules()
  at('/')
})

it('removes the quote and the source from the URL and leaves no trace of them [RMD-01] [T5]', async () => {
  const entries = history.length
  at(`/your-quote-details?campaign=may&quote=${token}&source=email-7`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toEqual({ token, source: 'email-7' })
  expect(location.href).toMatch(/\/your-quote-details\?campaign=may$/)
  expect(history.state).toEqual({ kept: true })
  expect(history.length).toBe(entries)
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie])
  expect(stored).not.toContain(token)
})

it('reads the names regardless of their case [D-229]', async () => {
  at(`/your-quote-details?Quote=${token}&SOURCE=sms`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toEqual({ token, source: 'sms' })
  expect(location.search).toBe('')
})

it('works without a source, and accepts none that is not a plain word', async () => {
  at(`/your-quote-details?quote=${token}&source=${encodeURIComponent('<b>')}`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toEqual({ token, source: undefined })
})

it.each(['?quote=', '?quote=a b', `?quote=${'x'.repeat(129)}`, '?source=sms'])(
  'treats %s as a damaged link, and still cleans the URL',
  async (search) => {
    at(`/your-quote-details${search}`)
    const { reminderLink, takeReminderLink } = await page()
    takeReminderLink()
    expect(reminderLink()).toBe('damaged')
    expect(location.search).toBe('')
  },
)

it('reads a link whose & arrived as &amp;, with a full stop after it', async () => {
  at(`/your-quote-details?quote=${token}&amp;source=reminder.`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toEqual({ token, source: 'reminder' })
  expect(location.search + location.hash).toBe('')
})

it('leaves the URLs of other pages unchanged', async () => {
  at(`/results?quote=${token}`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toBeUndefined()
  expect(location.search).toBe(`?quote=${token}`)
})
