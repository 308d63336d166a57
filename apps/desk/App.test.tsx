import { createDeskClient } from '@milepost/contract/desk/desk-client'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixedHistory, Router } from '../web/router.tsx'
import { App } from './App.tsx'
import { leave } from './session/session.tsx'

/** The tabs of one browser; the test's own DOM has none. */
const tabs = new Set<{ onmessage?: (event: { data: unknown }) => void }>()
class Channel {
  onmessage?: (event: { data: unknown }) => void
  constructor() {
    tabs.add(this)
  }
  postMessage(data: unknown) {
    for (const tab of tabs) if (tab !== this) tab.onmessage?.({ data })
  }
  close() {
    tabs.delete(this)
  }
}
vi.stubGlobal('BroadcastChannel', Channel)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

const una = {
  name: 'Una Wright',
  roles: ['underwriter'],
  brands: ['A', 'M'],
  signedInAt: '2026-11-17T09:00:00.000Z',
  idleEndsAt: '2026-11-17T09:15:00.000Z',
  endsAt: '2026-11-17T17:00:00.000Z',
}
type Answer = { status: number; body?: unknown }
const signedOut: Answer = { status: 401, body: { code: 'SIGNED_OUT' } }

/** The desk at an address, with its server's answer to each call. */
function open(answers: Record<string, Answer | 'nothing'>, path = '/') {
  const asked: [string, unknown][] = []
  const client = createDeskClient(async (address, { body }) => {
    const name = address.split('/').at(-1) ?? ''
    asked.push([name, typeof body === 'string' ? JSON.parse(body) : undefined])
    const found = answers[name]
    if (found === undefined || found === 'nothing') throw new TypeError('offline')
    return new Response(JSON.stringify(found.body ?? {}), { status: found.status })
  })
  const left = vi.spyOn(leave, 'to').mockImplementation(() => {})
  render(
    <Router history={fixedHistory(path)}>
      <App client={client} />
    </Router>,
  )
  return { asked, left }
}
const keeps = (body: object = una) => ({
  KeepStaffSession: { status: 200, body },
  SignOut: { status: 200, body: { next: 'https://id.example/end' } },
})

describe('a signed-in staff member', () => {
  it('is shown their name, role and brands at the top [DSK-116]', async () => {
    open(keeps())
    expect((await screen.findByText('Una Wright')).textContent).toBe('Una Wright')
    expect(screen.getByText('Underwriter')).toBeTruthy()
    expect(screen.getByRole('list', { name: 'Your brands' }).textContent).toBe('AcornMotorcade')
  })

  it.each([
    ['adviser', ['Queue', 'Search']],
    ['finance', ['Queue', 'Search', 'Payments']],
    ['data-protection', ['Queue', 'Search', 'Data requests', 'Audit']],
    ['team-lead', ['Queue', 'Search', 'Payments', 'Audit', 'Journey console']],
  ])('as %s is shown only the sections they may open [DSK-117]', async (role, titles) => {
    open(keeps({ ...una, roles: [role] }))
    await screen.findByRole('heading', { level: 1, name: 'Hello, Una' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  })

  it.each([
    ['a brand', { ...una, brands: [] }],
    ['a role', { ...una, roles: [] }],
  ])('without %s is informed of this and can sign out [DSK-105]', async (what, body) => {
    open(keeps(body))
    await screen.findByRole('heading', { name: 'There is nothing here for you yet' })
    expect(screen.getByText(new RegExp(`you do not have ${what} at the desk`))).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  })

  it('signs out here and continues to the provider [DSK-108]', async () => {
    const { asked, left } = open(keeps())
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://id.example/end'))
    expect(asked.at(-1)).toEqual(['SignOut', { because: 'CHOSEN' }])
  })

  it('can open the list of keys with ?, and can turn single keys off [DSK-116]', async () => {
    open(keeps())
    await screen.findByText('Una Wright')
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: '?' })
      expect(screen.getByRole('heading', { name: 'Keyboard' })).toBeTruthy()
    })
    fireEvent.click(screen.getByLabelText('Use single keys'))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(document.body, { key: '?' })
    expect(screen.queryByRole('heading', { name: 'Keyboard' })).toBeNull()
  })

  it('is informed if a page does not exist, with a link to the home page', async () => {
    open(keeps(), '/nowhere')
    await screen.findByRole('heading', { name: 'There is no such page' })
    expect(screen.getByRole('link', { name: 'the home page' }).getAttribute('href')).toBe('/')
  })
})

it('signs out in every open tab [DSK-108]', async () => {
  open(keeps())
  await screen.findByText('Una Wright')
  await waitFor(() => expect(tabs.size).toBe(1))
  act(() => new Channel().postMessage('signed-out'))
  await screen.findByRole('heading', { name: 'You are signed out' })
})

describe('a visitor who is not signed in', () => {
  it('is asked to sign in, with a link that leads back to the requested page [DSK-102]', async () => {
    const requested = '/queue?brand=M&kind=referral'
    open({ KeepStaffSession: signedOut }, requested)
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe(`/sign-in?${new URLSearchParams({ to: requested })}`)
  })

  it.each([
    ['?because=idle', 'You were signed out'],
    ['?state=chosen', 'You are signed out'],
    ['?because=refused', 'You could not be signed in'],
    ['?because=unavailable', 'Sign-in is not available'],
    ['?because=expired', 'Please sign in again'],
    ['?because=<b>', 'Sign in'],
  ])('at %s is shown the reason [DSK-108]', async (search, heading) => {
    const { asked } = open({}, `/signed-out${search}`)
    await screen.findByRole('heading', { name: heading })
    expect(asked).toEqual([])
  })

  it('is not treated as signed out when the desk cannot be reached', async () => {
    open({ KeepStaffSession: 'nothing' })
    await screen.findByRole('heading', { name: 'The desk cannot be reached' })
  })
})

describe('an unused desk', () => {
  const MINUTE = 60_000
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * MINUTE)

  it('asks after 13 minutes and signs out after 15 [DSK-107]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, left } = open(keeps())
    await screen.findByText('Una Wright')
    await minutes(12.9)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    await minutes(0.2)
    await screen.findByText('Are you still there?')
    await minutes(2)
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://id.example/end'))
    expect(asked.at(-1)).toEqual(['SignOut', { because: 'IDLE' }])
  })

  it('stays signed in if the answer is yes, and any key before the question counts as use [DSK-107]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked, left } = open(keeps())
    await screen.findByText('Una Wright')
    await minutes(10)
    fireEvent.keyDown(document.body, { key: 'x' })
    await minutes(10)
    expect(screen.queryByText('Are you still there?')).toBeNull()
    await minutes(4)
    fireEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    await minutes(10)
    expect(left).not.toHaveBeenCalled()
    expect(asked.map(([name]) => name)).toEqual(['KeepStaffSession', 'KeepStaffSession', 'KeepStaffSession'])
  })
})
