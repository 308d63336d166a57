import { createDeskClient } from '@milepost/contract/desk/desk-client'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { type Location, type PageHistory, pathOf, Router } from '../../web/router.tsx'
import { App } from '../App.tsx'

/** The test's own DOM has no other tabs. */
vi.stubGlobal(
  'BroadcastChannel',
  class {
    postMessage() {}
    close() {}
  },
)

/** The answer to a call, immediate or delayed; a function is called for each request. */
export type Answer = readonly [status: number, body?: unknown]
export type Answers = Readonly<Record<string, Answer | Promise<Answer> | (() => Answer | Promise<Answer>)>>

const session = {
  name: 'Tom Ellery',
  roles: ['team-lead'],
  brands: ['A', 'M'],
  signedInAt: '2026-11-17T09:00:00.000Z',
  idleEndsAt: '2026-11-17T09:15:00.000Z',
  endsAt: '2026-11-17T17:00:00.000Z',
}

/**
 * The whole desk at an address, with its server's answer to each call. Returns the calls that it received. A test that reads the address
 * later passes the history.
 */
export function openDesk(at: string | PageHistory, answers: Answers, who: object = {}) {
  const asked: { name: string; body: unknown; query: URLSearchParams }[] = []
  const client = createDeskClient(async (address, { body }) => {
    const { pathname, searchParams } = new URL(address, 'http://desk.localhost')
    const name = pathname.split('/').at(-1) ?? ''
    asked.push({ name, body: typeof body === 'string' ? JSON.parse(body) : undefined, query: searchParams })
    if (name === 'KeepStaffSession') return new Response(JSON.stringify({ ...session, ...who }))
    const answer = answers[name] ?? ([500, {}] as const)
    const [status, reply] = await (typeof answer === 'function' ? answer() : answer)
    return new Response(reply === undefined ? null : JSON.stringify(reply), { status })
  })
  render(
    <Router history={typeof at === 'string' ? historyAt(at) : at}>
      <App client={client} />
    </Router>,
  )
  return asked
}

/** A history that follows links but cannot go back. */
export function historyAt(path: string): PageHistory {
  let location: Location = { ...pathOf(path), state: null }
  return {
    location: () => location,
    write(to, { state }) {
      location = { ...to, state }
    },
    listen: () => () => undefined,
  }
}
