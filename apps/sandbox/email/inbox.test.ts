import { expect, it } from 'vitest'
import { createInbox } from './inbox.ts'

const now = () => new Date('2026-11-15T10:00:00Z')
const email = (text: string) => ({ from: 'a@example.com', to: ['b@example.com'], raw: Buffer.from(text) })

it('stores emails, newest first, each with its own number', () => {
  const inbox = createInbox(now)
  const first = inbox.put(email('one'))
  const second = inbox.put(email('two'))
  expect(inbox.emails()).toEqual([second, first])
  expect(inbox.email(first.id)?.raw.toString()).toBe('one')
  expect(inbox.email(99)).toBeUndefined()
})

it('drops the oldest email if there are too many', () => {
  const inbox = createInbox(now, { emails: 2, bytes: 1000 })
  for (const text of ['one', 'two', 'three']) inbox.put(email(text))
  expect(inbox.emails().map((received) => received.raw.toString())).toEqual(['three', 'two'])
})

it('drops the oldest emails if they are too large, but always retains the newest', () => {
  const inbox = createInbox(now, { emails: 10, bytes: 8 })
  inbox.put(email('12345'))
  inbox.put(email('67890'))
  expect(inbox.emails().map((received) => received.raw.toString())).toEqual(['67890'])
  inbox.put(email('longer than all the room'))
  expect(inbox.emails()).toHaveLength(1)
})
