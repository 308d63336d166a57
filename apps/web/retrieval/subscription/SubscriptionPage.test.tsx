import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEmailToken } from '../../resume/links/address-tokens.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { StopEmailsPage } from './StopEmailsPage.tsx'
import { SubscriptionPage } from './SubscriptionPage.tsx'

vi.hoisted(() => {
  document.documentElement.dataset['journey'] = 'acorn_taxi'
})

const token = 't'.repeat(43)
const renews = {
  policyNumber: 'A-10000001',
  term: 'thirty-day',
  coverEnd: '2026-12-19T23:59:00+00:00',
  isCancelled: false,
  status: 'RENEWS',
  nextPayment: {
    on: '2026-12-18',
    amount: 272.45,
    cardLastFour: '0000',
    isNewPrice: false,
    isAnotherTry: false,
  },
}
const { nextPayment: _, ...withoutPayment } = renews
const stopped = { ...withoutPayment, status: 'STOPPED' }
const answered = (body: object) => () => new Response(JSON.stringify(body))
const refused = (status: number, code: string) => () =>
  new Response(JSON.stringify({ code, message: '', errors: [] }), { status })
const unreachable = () => Promise.reject(new TypeError('no connection'))

let replies: Record<string, () => Response | Promise<Response>>
let asked: { call: string; body: unknown }[]
beforeEach(() => {
  asked = []
  replies = { GetSubscription: answered(renews), StopRenewal: answered(stopped) }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = url.split('/').at(-1) ?? ''
    asked.push({ call, body: init.body && JSON.parse(String(init.body)) })
    return replies[call]?.() ?? unreachable()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function arrive(page: '/your-subscription' | '/stop-emails', hash = `#${token}`) {
  history.replaceState(null, '', `${page}${hash}`)
  takeEmailToken()
  expect(location.hash).toBe('')
  await act(async () =>
    render(
      <MemoryRouter>{page === '/stop-emails' ? <StopEmailsPage /> : <SubscriptionPage />}</MemoryRouter>,
    ),
  )
}
/** Pastes a valid link over the address of the open page. */
async function openHere() {
  history.replaceState(null, '', `${location.pathname}#${token}`)
  await act(async () => void window.dispatchEvent(new Event('hashchange')))
  expect(location.hash).toBe('')
}
const press = (name: string, within_ = screen) =>
  act(async () => void fireEvent.click(within_.getByRole('button', { name })))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the page of a renewal', () => {
  it('shows no price before there is one, and by when it is told [D-277]', async () => {
    const { amount: _, ...payment } = renews.nextPayment
    const nextPayment = { ...payment, on: '2027-11-18', isNewPrice: true, tellBy: '2027-10-22' }
    replies['GetSubscription'] = answered({ ...renews, term: 'annual', nextPayment })
    await arrive('/your-subscription')
    expect(screen.getByText('On 18 November 2027, from the card ending 0000')).toBeTruthy()
    expect(screen.getByText("We'll tell you the price by 22 October 2027.")).toBeTruthy()
    expect(document.body.textContent).not.toContain('£')
  })

  it('shows when, how much, from which card, and until when there is cover [SUB-08] [RST-12]', async () => {
    await arrive('/your-subscription')
    expect(heading()).toBe('Your cover renews automatically')
    for (const words of [
      '19 December 2026 at 23:59',
      '£272.45',
      'on 18 December 2026, from the card ending 0000',
    ])
      expect(screen.getByText(words)).toBeDefined()
    expect(asked).toEqual([{ call: 'GetSubscription', body: { token } }])
  })

  it('shows that the card was refused, when it is tried again and what can be done [RST-12] [D-225]', async () => {
    const nextPayment = { ...renews.nextPayment, isAnotherTry: true }
    replies['GetSubscription'] = answered({ ...renews, nextPayment })
    await arrive('/your-subscription')
    expect(heading()).toBe("Your payment didn't go through")
    expect(screen.queryByText("You don't need to do anything to stay covered.")).toBeNull()
    expect(screen.getByText(/If no payment goes through before then, your cover will end/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Next attempt' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Stop renewing' })).toBeDefined()
  })

  it('asks for confirmation before it stops, and does not change when the answer is no [SUB-08]', async () => {
    await arrive('/your-subscription')
    await press('Stop renewing')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(/You'll be covered until 19 December 2026 at 23:59\.$/)).toBeDefined()
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Keep renewing' })))
    expect(asked).toHaveLength(1)
    expect(heading()).toBe('Your cover renews automatically')
  })

  it('stops, shows until when cover lasts, and no longer shows a payment [SUB-08]', async () => {
    await arrive('/your-subscription')
    await press('Stop renewing')
    const dialog = within(screen.getByRole('dialog'))
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Stop renewing' })))
    expect(asked.at(-1)).toEqual({ call: 'StopRenewal', body: { token } })
    expect(heading()).toBe("Your policy won't renew automatically")
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(screen.getByText("We won't charge your card again")).toBeDefined()
    expect(screen.queryByText('£272.45')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Stop renewing' })).toBeNull()
  })

  it('reports that nothing has changed when it could not be stopped', async () => {
    replies['StopRenewal'] = unreachable
    await arrive('/your-subscription')
    await press('Stop renewing')
    const dialog = within(screen.getByRole('dialog'))
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Stop renewing' })))
    expect(screen.getByRole('alert').textContent).toContain('Nothing has changed')
    expect(screen.getByRole('button', { name: 'Stop renewing' })).toBeDefined()
  })

  it.each([
    [{ ...withoutPayment, status: 'PAYING' }, 'Your next payment is being taken'],
    [{ ...withoutPayment, status: 'ENDED' }, 'Your cover has ended'],
    [{ ...withoutPayment, status: 'ENDED', isCancelled: true }, 'Your policy was cancelled'],
    [{ ...withoutPayment, status: 'STOPPED', isCancelled: true }, 'Your policy is being cancelled'],
  ])('offers no way to stop when there is nothing to stop', async (subscription, words) => {
    replies['GetSubscription'] = answered(subscription)
    await arrive('/your-subscription')
    expect(heading()).toBe(words)
    expect(screen.queryByRole('button', { name: 'Stop renewing' })).toBeNull()
  })

  it('says when a cancelled policy ended, not when it would have [SUB-08]', async () => {
    const coverEnd = '2026-11-19T10:05:00+00:00'
    replies['GetSubscription'] = answered({ ...withoutPayment, status: 'ENDED', isCancelled: true, coverEnd })
    await arrive('/your-subscription')
    expect(screen.getByText(/It was cancelled, and cover ended on 19 November 2026 at 10:05/)).toBeDefined()
  })

  it('distinguishes an old link from a failed connection [D-247]', async () => {
    replies['GetSubscription'] = refused(404, 'POLICY_NOT_FOUND')
    await arrive('/your-subscription')
    expect(heading()).toBe('Sorry, this link no longer works')
    cleanup()
    replies['GetSubscription'] = unreachable
    await arrive('/your-subscription')
    expect(screen.getByRole('alert')).toBeDefined()
    replies['GetSubscription'] = answered(renews)
    await press('Try again')
    expect(heading()).toBe('Your cover renews automatically')
  })

  it('emails a new link in place of a dead one, by the policy number [SUB-08]', async () => {
    replies['GetSubscription'] = refused(404, 'POLICY_NOT_FOUND')
    replies['RequestRenewalLink'] = () => new Response(null, { status: 202 })
    await arrive('/your-subscription')
    await press('Email me a new link')
    expect(screen.getAllByText('Please enter your policy number').length).toBeGreaterThan(0)
    fireEvent.change(screen.getByLabelText('Policy number'), { target: { value: ' a-10000001' } })
    await press('Email me a new link')
    expect(asked.at(-1)).toEqual({ call: 'RequestRenewalLink', body: { policyNumber: 'A-10000001' } })
    expect(heading()).toBe('Check your email')
  })

  it('uses a second link that is opened on the same page, without a reload', async () => {
    await arrive('/your-subscription', '#wrong')
    expect(heading()).toBe('Sorry, part of this link is missing')
    await openHere()
    expect(heading()).toBe('Your cover renews automatically')
  })

  it('says that an answer is needed before it renews, and does not claim that all is well [D-266]', async () => {
    replies['GetSubscription'] = answered({ ...withoutPayment, status: 'NEEDS_ANSWERS' })
    await arrive('/your-subscription')
    expect(heading()).toBe('We need an answer before we can renew your policy')
    expect(screen.getByText(/Use the link in the email we sent you/)).toBeDefined()
    expect(screen.queryByText("You don't need to do anything to stay covered.")).toBeNull()
    expect(screen.getByRole('button', { name: 'Stop renewing' })).toBeDefined()
  })
})

describe('the page that stops reminders', () => {
  it('stops on a press and not automatically [D-100]', async () => {
    replies['StopEmails'] = () => new Response(null, { status: 204 })
    await arrive('/stop-emails')
    expect(asked).toEqual([])
    await press('Stop these emails')
    expect(asked).toEqual([{ call: 'StopEmails', body: { token } }])
    expect(heading()).toBe("We've stopped these emails")
  })

  it('explains a wrong or damaged link, and uses a newer one', async () => {
    replies['StopEmails'] = refused(404, 'NOT_FOUND')
    await arrive('/stop-emails')
    await press('Stop these emails')
    expect(heading()).toBe('Sorry, this link no longer works')
    cleanup()
    await arrive('/stop-emails', '#wrong')
    expect(heading()).toBe('Sorry, part of this link is missing')
    await openHere()
    expect(heading()).toBe('Stop these emails?')
  })
})
