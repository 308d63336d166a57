import { forThirtyDays } from '@milepost/pricing/products/thirty-day'
import * as people from '@milepost/pricing/testing/people'
import { expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import type { NewQuote } from '../quote/ports.ts'
import { quoteStore } from '../quote/store.ts'
import { aNextVersion, aPair, aQuote, aVersion, evening, noon } from '../quote/testing/made-quote.ts'
import { referralStore } from './store.ts'

const { db: owner, asApi } = await testDatabase()
// As the product runs: the triggers may do no more than the API's role.
const db = await asApi()
const quotes = quoteStore(db)
const { findReferral, listUndecided } = referralStore(db, async () => undefined)

const refusedBefore = people.aRisk({ drivers: [people.aDriver({ hasBeenRefusedCover: true })] })
const referred = (changed: Partial<NewQuote> = {}) =>
  aQuote({ status: 'referred', first: aVersion(refusedBefore), ...changed })
const historyOf = async (quote: NewQuote) => {
  const held = await findReferral(quote, noon)
  return held && [held.referral.state, ...held.events.map(({ kind }) => kind)]
}
const pricedAgain = (quote: NewQuote, status: 'priced' | 'referred' | 'declined', after = 1) =>
  quotes.addVersions([
    aNextVersion(quote, {
      after,
      status,
      next: aVersion(status === 'referred' ? refusedBefore : undefined, { pricedAt: evening }),
    }),
  ])

it.each(['direct', 'aggregator'] as const)(
  'is opened for a quote of any channel, even without a browser that holds it: %s [DSK-307]',
  async (channel) => {
    const quote = referred({ channel })
    expect(await quotes.createQuotes([quote], undefined)).toBe('created')
    expect(await historyOf(quote)).toEqual(['open', 'opened'])
  },
)

it('is not stored for a quote that could not be created [DSK-307]', async () => {
  const quote = referred()
  await quotes.createQuotes([quote], undefined)
  const twin = referred({ reference: quote.reference })
  const other = referred()
  expect(await quotes.createQuotes([other, twin], undefined)).toBe('reference-taken')
  expect(await findReferral(other, noon)).toBeUndefined()
  expect(await historyOf(quote)).toEqual(['open', 'opened'])
})

it('follows its quote when it is priced again, and is withdrawn when nothing refers it any more [DSK-307]', async () => {
  const quote = referred()
  await quotes.createQuotes([quote], undefined)
  expect(await pricedAgain(quote, 'referred')).toBe('added')
  expect(await findReferral(quote, noon)).toMatchObject({
    referral: { number: 1, version: 2, state: 'open' },
  })
  await pricedAgain(quote, 'priced', 2)
  expect(await historyOf(quote)).toEqual(['withdrawn', 'opened', 'priced-again', 'no-longer-referred'])
  await pricedAgain(quote, 'referred', 3)
  expect(await findReferral(quote, noon)).toMatchObject({
    referral: { number: 2, version: 4, state: 'open', openedAt: evening },
    events: [{ kind: 'opened' }],
  })
})

it('is withdrawn when the quote is declined by the rules [DSK-307]', async () => {
  const quote = referred()
  await quotes.createQuotes([quote], undefined)
  await pricedAgain(quote, 'declined')
  expect(await historyOf(quote)).toEqual(['withdrawn', 'opened', 'no-longer-referred'])
})

it('is opened once for an annual quote and its paired thirty-day quote [DSK-307] [DAT-22]', async () => {
  const [yearly, short] = aPair()
  const first = aVersion(refusedBefore)
  await quotes.createQuotes(
    [
      { ...yearly, status: 'referred', first },
      { ...short, status: 'referred', first: { ...aVersion(forThirtyDays(refusedBefore)) } },
    ],
    undefined,
  )
  expect(await historyOf(yearly)).toEqual(['open', 'opened'])
  expect(await findReferral(short, noon)).toBeUndefined()
})

it('lists undecided referrals of the requested brands, oldest first [DSK-307]', async () => {
  await owner.deleteFrom('milepost.quote').execute()
  const [early, late, other] = [
    referred({ createdAt: noon }),
    referred({ first: aVersion(refusedBefore, { pricedAt: evening }) }),
    referred({ tenant: 'B', journey: 'briefly_impound' }),
  ]
  for (const quote of [late, early, other]) await quotes.createQuotes([quote], undefined)
  const listed = await listUndecided({ tenants: ['A'], most: 10 })
  expect(listed.map(({ reference }) => reference)).toEqual([early.reference, late.reference])
  expect(await listUndecided({ most: 1 })).toHaveLength(1)
})
