import { firmOf, messages } from '@milepost/brands/brands'
import { journeysOfRun } from '@milepost/documents/testing/journeys-of-run'
import { journeys } from '@milepost/domain/journeys/journeys'
import { describe, expect, it } from 'vitest'
import { expectValidEmail, expectValidHtml, pageOf, seen } from '../platform/email/testing/read-email.ts'
import { everyEmail, usual } from './testing/every-email.ts'

const kinds = Object.keys(everyEmail('acorn_pc'))
const cardOf = (html: string) =>
  [...pageOf(html).querySelectorAll('.card th')].map(
    (label) => `${label.textContent} ${label.nextElementSibling?.textContent}`,
  )

describe.each(journeysOfRun)('the emails of %s', (journey) => {
  const firm = firmOf(journeys[journey].brand)
  const emails = everyEmail(journey)

  it.each(kinds)(
    '%s: one card, one button, a telephone link, and a text part with the same content',
    (kind) => {
      const email = emails[kind]
      if (!email) throw new Error('No such email')
      expectValidEmail(email)
      expect(email.html).toContain(`href="tel:${firm.phone.dial}"`)
    },
  )

  it('show the brand and the product as text, so that they need no pictures', () => {
    const { policy } = emails
    const page = pageOf(policy?.html ?? '')
    const band = page.querySelector('.band')?.textContent ?? ''
    expect(band).toContain(firm.name)
    expect(band).toContain(journeys[journey].name)
    expect(page.querySelector('img')?.getAttribute('alt')).toBe('')
  })

  it('use the brand’s own words at the start of quote and policy emails, and at the end of good news [D-255]', () => {
    const { quote, policy, signOff } = messages[journeys[journey].brand].email
    const { 'quote link': link, reminder, 'saved answers': saved, policy: bought, lapsed } = emails
    for (const email of [link, reminder, saved]) expect(email?.text).toContain(`\n${quote} `)
    expect(bought?.text).toContain(`\nHello ${usual.firstName}. ${policy} `)
    for (const email of [link, bought]) expect(email?.text).toContain(`\n${signOff}\n${firm.name}\n`)
    expect(lapsed?.text).toContain(`\nKind regards,\n${firm.name}\n`)
  })
})

/**
 * The emails after a purchase state what the customer's own agreement asks, which is attached to the first of them. Every other is
 * an advertisement of the credit it names.
 */
const afterPurchase = ['policy', 'mandate rejected']
/** The example comes with the next version of these. */
const exampleToCome = ['invitation', 'invitation that renews']
const notChecked = new Set([...afterPurchase, ...exampleToCome])

describe('an email that states what a month costs [CONC 3.5.5]', () => {
  it.each(kinds.filter((kind) => !notChecked.has(kind)))('has the representative example: %s', (kind) => {
    const { text = '' } = everyEmail('acorn_pc')[kind] ?? {}
    if (!/£[\d,.]+ (a|per) month|monthly payments? of £|payments of £|monthly:? £/i.test(text)) return
    expect(text).toMatch(/Representative example/i)
    expect(text).toMatch(/Representative APR:? +\d+\.\d%/)
  })
})

it.each(kinds)('is valid HTML: %s', async (kind) => {
  await expectValidHtml(everyEmail('acorn_taxi')[kind]?.html ?? '')
})

it('shows the plate with its space, and dates in words [D-264]', () => {
  const { policy } = everyEmail('acorn_pc')
  expect(cardOf(policy?.html ?? '')).toEqual([
    'Policy number A-10000427',
    'Insurance Car insurance',
    'Vehicle Ford Fiesta',
    'Registration AA19 AAA',
    'Cover starts 20 November 2026 at 10:15',
    'Cover ends 19 November 2027 at 23:59',
  ])
})

/** Other people who see the customer's screen learn no name and no plate (D-046, D-236, RMD-01). */
it.each(['quote link', 'saved answers', 'reminder', 'renewal link'])(
  'names no one in the card: %s',
  (kind) => {
    const { html = '' } = everyEmail('acorn_pc')[kind] ?? {}
    expect(html).not.toMatch(/Zoë|AA19 AAA/)
    expect(cardOf(html).length).toBeGreaterThan(1)
  },
)

describe.each(kinds)('hostile names in the email: %s', (kind) => {
  const hostile = {
    firstName: `</td></table><script>alert("1")</script>\u202E&'" ${'x'.repeat(300)}`,
    vehicle: `<img src=//evil.example/a.png> {{firm}} ${'Supercalifragilistic'.repeat(30)}`,
    registration: '"><b>{{{subject}}}',
  }
  const { html = '', text = '' } = everyEmail('motorcade_cv', hostile)[kind] ?? {}

  it('stay text and do not change the structure [T16]', () => {
    const plain = everyEmail('motorcade_cv')[kind]?.html ?? ''
    const tags = (page: string) => [...pageOf(page).querySelectorAll('*')].map(({ tagName }) => tagName)
    expect(tags(html)).toEqual(tags(plain))
    expect(html).not.toMatch(/\u202E|<script|<img src=\/\//)
    expect(seen(html)).toHaveLength(seen(plain).length)
    expect(text).not.toMatch(/\u202E/)
  })
})
