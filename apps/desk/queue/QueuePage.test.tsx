import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openDesk } from '../testing/open-desk.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const referral = {
  id: 'referral.A.A-0123456789A.1',
  kind: 'referral',
  brand: 'A',
  journey: 'acorn_pc',
  reference: 'A-0123456789A',
  initials: 'JB',
  why: 'A driver has been refused cover',
  promise: 'A decision by email',
  since: hours(-30),
  dueAt: hours(-2),
  endsByHand: false,
}
const email = {
  ...referral,
  id: 'email.A.77',
  kind: 'email',
  reference: 'A-0123456789B',
  policyNumber: 'A-10000001',
  why: 'The email with the documents was not delivered',
  price: 512.5,
  dueAt: hours(3),
  endsByHand: true,
}
const listed = (...work: object[]) => ({
  work,
  total: work.length,
  counts: { byKind: [{ kind: 'referral', count: 1 }], all: work.length, late: 1, mine: 0 },
})
async function lines() {
  const list = await screen.findByRole('list', { name: 'Work' })
  // The keys work only after the list's effects have run.
  await act(async () => {})
  return within(list).getAllByRole('listitem')
}

it('shows for each line the due time, kind, customer’s initials, reason and holder [DSK-202]', async () => {
  openDesk('/queue', { ListWork: [200, listed(referral, email)] })
  const [first, second] = await lines()
  expect(first?.textContent).toContain('2 hours late')
  expect(first?.textContent).toContain('JB')
  expect(first?.textContent).toContain('A driver has been refused cover')
  expect(first?.textContent).toContain('Nobody has it')
  expect(second?.textContent).toContain('£512.50')
  expect(screen.getByText('1 late')).toBeTruthy()
})

it('links to the quote, or to the policy if there is one; Enter follows the focused link [DSK-209]', async () => {
  openDesk('/queue', { ListWork: [200, listed(referral, email)] })
  await lines()
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(document.activeElement?.getAttribute('href')).toBe('/quotes/A/A-0123456789A')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
  expect(document.activeElement?.getAttribute('href')).toBe('/policies/A/A-10000001')
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k' })
  // The link handles Enter itself: none of our keys may intercept it.
  const pressed = fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' })
  expect(pressed).toBe(true)
  expect(document.activeElement?.tagName).toBe('A')
})

it('takes the focused line by its key, and shows who took it first [DSK-204]', async () => {
  const asked = openDesk('/queue', {
    ListWork: [200, listed(referral)],
    TakeWork: [409, { code: 'CONFLICT', message: 'Una Wright has it since 14:02.' }],
  })
  await lines()
  fireEvent.keyDown(document.body, { key: 't' })
  expect(asked.some(({ name }) => name === 'TakeWork')).toBe(false)
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 't' })
  await screen.findByText('Una Wright has it since 14:02.')
  expect(asked.find(({ name }) => name === 'TakeWork')?.body).toEqual({ work: referral.id })
  expect(asked.filter(({ name }) => name === 'ListWork').length).toBe(2)
})

it('shows different messages for an empty queue and for no matches [DSK-209]', async () => {
  const none = { ...listed(), counts: { byKind: [], all: 0, late: 0, mine: 0 } }
  openDesk('/queue', { ListWork: [200, none] })
  await screen.findByText('There is nothing to do.')
  cleanup()
  const asked = openDesk('/queue?kind=referral&find=A-01', { ListWork: [200, none] })
  await screen.findByText('No work matches these filters.')
  const query = asked.find(({ name }) => name === 'ListWork')?.query
  expect([query?.get('kind'), query?.get('find')]).toEqual(['referral', 'A-01'])
})

it('can be loaded again after a failure [DSK-209]', async () => {
  let isUp = false
  openDesk('/queue', { ListWork: () => (isUp ? [200, listed(referral)] : [500, {}]) })
  await screen.findByRole('alert')
  isUp = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await lines()).toHaveLength(1)
})
