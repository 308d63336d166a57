import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { answersOf, aQuote, readDocument } from '../testing/quotes.ts'
import { elements } from '../testing/read-pdf.ts'

describe('terms of business', () => {
  it('state who the firm is, that it gives no advice, and what it charges [CON-21]', async () => {
    const { text } = await readDocument('terms-of-business', aQuote('acorn_pc'))
    expect(text).toContain('firm reference number 000101')
    expect(text).toContain('with a single insurer, Hartwell Mutual Insurance Limited')
    expect(text).toContain('no advice')
    expect(text).toContain('policy administration fee of £35.00, which is not refundable')
    expect(text).toContain('We keep the details of a quote for 18 months')
  })

  it('state that visits are counted anonymously, and how to opt out [DSK-911]', async () => {
    const { text } = await readDocument('terms-of-business', aQuote('acorn_pc'))
    expect(text).toContain('We count visits to our website')
    expect(text).toContain('not joined to your name, quote or device')
    expect(text).toContain('turn on Global Privacy Control in your browser')
  })

  it('name the lender and the link to it only if credit is offered [D-192]', async () => {
    const { text } = await readDocument('terms-of-business', aQuote('acorn_pc'))
    expect(text).toContain(
      'the lender is Larchfield Premium Finance Limited. We introduce customers only to this lender',
    )
    const { text: short } = await readDocument('terms-of-business', aQuote('briefly_impound'))
    expect(short).not.toContain('Larchfield')
  })

  it('promise post only if the journey offers it [D-010]', async () => {
    const post = 'You can ask for them by post'
    expect((await readDocument('terms-of-business', aQuote('acorn_pc'))).text).toContain(post)
    expect((await readDocument('terms-of-business', aQuote('carrot_pc'))).text).not.toContain(post)
  })

  it('state how renewal works on this journey [D-011]', async () => {
    const asked = 'only if you choose that when you buy'
    expect((await readDocument('terms-of-business', aQuote('acorn_pc'))).text).toContain(asked)
    const { text } = await readDocument('terms-of-business', aQuote('motorcade_pc'))
    expect(text).toContain("It won't renew automatically.")
    expect(text).not.toContain(asked)
  })

  it('state that one-off cover does not renew, and when its customer is reminded of the end [CON-30]', async () => {
    const { text } = await readDocument('terms-of-business', aQuote('briefly_impound'))
    expect(text).toContain("We'll write to you 6 days before it ends. It won't renew automatically.")
  })
})

it('no document promises a minor that cover renews [SEC-04] [D-168]', async () => {
  const answers = answersOf('acorn_pc')
  const proposerDetails = { ...answers.proposerDetails, dateOfBirth: localDate('2009-01-01') }
  const quote = aQuote('acorn_pc', { answers: { ...answers, proposerDetails } })
  for (const kind of ['ipid', 'policy-summary', 'policy-wording', 'terms-of-business'] as const) {
    expect((await readDocument(kind, quote)).text).toContain("It won't renew automatically.")
  }
})

describe('release from a pound', () => {
  it('is stated as cover of an impound policy', async () => {
    const { text } = await readDocument('ipid', aQuote('briefly_impound'))
    expect(text).toContain('Release from a pound: you can use this policy to release your vehicle')
  })

  it('is the first exclusion of a thirty-day policy [SUB-03]', async () => {
    const { root } = await readDocument('ipid', aQuote('flag_taxi', { offer: { term: 'thirty-day' } }))
    const [, notInsured] = elements(root, 'L')
    expect(elements(notInsured ?? root, 'LBody')[0]?.text).toBe('Release of Vehicle from Impound')
  })
})

describe("the customer's rights and duties", () => {
  it.each(['policy-summary', 'policy-wording', 'terms-of-business'] as const)(
    'are in the %s: fourteen days, the ombudsman within six months, compensation [CON-24]',
    async (kind) => {
      const { text } = await readDocument(kind, aQuote('acorn_pc'))
      expect(text).toContain('You have 14 days to change your mind, from the day you buy')
      expect(text).toContain('within six months of our final decision')
      expect(text).toContain('Financial Services Compensation Scheme')
    },
  )

  it('include reporting a claim within 24 hours [BUY-02]', async () => {
    const { text } = await readDocument('policy-wording', aQuote('acorn_pc'))
    expect(text).toContain('within 24 hours')
  })
})

describe('policy wording', () => {
  it('has a part for each cover of the offer only', async () => {
    const { text } = await readDocument('policy-wording', aQuote('flag_taxi', { offer: { selected: [] } }))
    expect(text).toContain('up to £2,000,000 for any one accident')
    expect(text).toContain('A licensed replacement taxi for up to 14 days')
    expect(text).not.toContain('Public liability')
    expect(text).not.toContain('Key Care')
  })

  it('describes the extras with their limits [CON-35] [CON-36]', async () => {
    const { text } = await readDocument('policy-wording', aQuote('acorn_cv'))
    expect(text).toContain(
      'up to £1,500 for new keys and locks, with no excess and no effect on your no claims discount',
    )
    expect(text).toContain('Up to £50,000 of legal costs to recover your uninsured losses')
  })
})

describe('subscription terms', () => {
  it('state the conditions of thirty days [SUB-03] [SUB-06] [SUB-07] [SUB-08] [RST-06] [RST-11] [RST-12]', async () => {
    const quote = aQuote('flag_taxi', { offer: { term: 'thirty-day' } })
    const { text } = await readDocument('subscription-terms', quote)
    expect(text).toContain('30-Day Subscription Policy')
    expect(text).toContain('Release of Vehicle from Impound')
    expect(text).toContain('23:59 on 19 December 2026')
    expect(text).toContain('£623.40')
    expect(text).toContain('only after 12 consecutive 30-day policies')
    expect(text).toContain('You can cancel at any time')
    expect(text).toContain("You can't make changes once the 30 days have started")
    expect(text).toContain("We'll get in touch by 13 December 2026")
    expect(text).toContain("We'll then take the payment on 18 December 2026")
  })
})

it('telematics terms name the firm that reads the device [DAT-21]', async () => {
  const { text } = await readDocument('telematics-terms', aQuote('acorn_protect'))
  expect(text).toContain('supplied and read by Waymark Telematics')
  expect(text).toContain('fitted within 14 days')
})
