import { afterEach, expect, it, vi } from 'vitest'

const token = 'T0ken-_'.padEnd(43, 'x')
const page = () => import('./address-tokens')
const at = (address: string) => history.replaceState({ kept: true }, '', address)

afterEach(() => {
  vi.resetModules()
  at('/')
})

it('takes the quote and the source out of the address and leaves nothing of them behind [RMD-01] [T5]', async () => {
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

it('reads the names whatever their case [D-229]', async () => {
  at(`/your-quote-details?Quote=${token}&SOURCE=sms`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toEqual({ token, source: 'sms' })
  expect(location.search).toBe('')
})

it('does without a source, and takes none that is no plain word', async () => {
  at(`/your-quote-details?quote=${token}&source=${encodeURIComponent('<b>')}`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toEqual({ token, source: undefined })
})

it.each(['?quote=', '?quote=a b', `?quote=${'x'.repeat(129)}`, '?source=sms'])(
  'takes %s for a damaged link, and cleans the address all the same',
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

it('leaves other pages alone', async () => {
  at(`/results?quote=${token}`)
  const { reminderLink, takeReminderLink } = await page()
  takeReminderLink()
  expect(reminderLink()).toBeUndefined()
  expect(location.search).toBe(`?quote=${token}`)
})
