import { expect, it } from 'vitest'
import { quoteServer } from './testing/quote-server'

it('locks a new quote that somebody wants to look at, and the one beside it, for a few minutes [D-050] [END-04]', async () => {
  const { generate, db, time } = await quoteServer({ review: async () => 'under-review' })
  const { status, body } = await generate('acorn_taxi')
  expect(status).toBe(409)
  expect(body).toMatchObject({ code: 'QUOTE_LOCKED' })
  const made = await db.selectFrom('milepost.quote').select(['is_locked', 'locked_until']).execute()
  expect(made).toHaveLength(2)
  for (const { is_locked: isLocked, locked_until: until } of made) {
    expect(isLocked).toBe(true)
    expect(Number(until) - time.now.getTime()).toBe(10 * 60_000)
  }
})
