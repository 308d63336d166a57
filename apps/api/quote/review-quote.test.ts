import type { Answers } from '@milepost/domain/questions/answers'
import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { expect, it } from 'vitest'
import type { ReviewQuote } from './ports.ts'
import { quoteServer } from './testing/quote-server.ts'

it('locks a new quote that is under review, and its paired quote, for ten minutes [D-050] [END-04]', async () => {
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

it('asks for another review only when a quote is changed to another person [D-050]', async () => {
  const asked: string[] = []
  const review: ReviewQuote = async ({ surname }) => {
    asked.push(surname)
    return surname === 'Morgans' ? 'under-review' : 'clear'
  }
  const { generate, send, quoteOf, db } = await quoteServer({ review })
  const called = (lastNames: string): Answers => answersFor('acorn_pc', { you: { lastNames } })
  const { body, headers } = await generate('acorn_pc', called('Morgan'))
  const rate = (answers: Answers) =>
    send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', headers, {
      quoteReference: body.quoteReference,
      quote: quoteOf('acorn_pc', answers),
    })
  expect((await rate(called(' morgan '))).status).toBe(200)
  expect(asked).toEqual(['Morgan'])
  expect((await rate(called('Morgans'))).body).toMatchObject({ code: 'QUOTE_LOCKED' })
  expect(asked).toEqual(['Morgan', 'Morgans'])
  const locked = db
    .selectFrom('milepost.quote')
    .select('is_locked')
    .where('reference', '=', body.quoteReference)
  expect(await locked.executeTakeFirst()).toEqual({ is_locked: true })
})
