import { expect, it } from 'vitest'
import { mailBox } from './mailbox'

const now = () => new Date('2026-11-15T10:00:00Z')
const letter = (text: string) => ({ from: 'a@example.com', to: ['b@example.com'], raw: Buffer.from(text) })

it('keeps letters, newest first, each with its own number', () => {
  const box = mailBox(now)
  const first = box.put(letter('one'))
  const second = box.put(letter('two'))
  expect(box.letters()).toEqual([second, first])
  expect(box.letter(first.id)?.raw.toString()).toBe('one')
  expect(box.letter(99)).toBeUndefined()
})

it('lets the oldest go when there are too many', () => {
  const box = mailBox(now, { letters: 2, bytes: 1000 })
  for (const text of ['one', 'two', 'three']) box.put(letter(text))
  expect(box.letters().map((kept) => kept.raw.toString())).toEqual(['three', 'two'])
})

it('lets the oldest go when they take too much room, but always keeps the newest', () => {
  const box = mailBox(now, { letters: 10, bytes: 8 })
  box.put(letter('12345'))
  box.put(letter('67890'))
  expect(box.letters().map((kept) => kept.raw.toString())).toEqual(['67890'])
  box.put(letter('longer than all the room'))
  expect(box.letters()).toHaveLength(1)
})
