import { journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { EmailContent } from '../platform/email/ports.ts'
import { expectPlainWords, expectValidEmail } from '../platform/email/testing/read-email.ts'
import { coverEndsEmail, lapsedEmail } from './cover-ends-emails.ts'
import { invitationEmail, renewalQuestionsEmail } from './invitation-emails.ts'
import { lateNoticeEmail, renewalNoticeEmail } from './notice-emails.ts'
import { renewalFailedEmail, renewalLinkEmail, renewalStoppedEmail } from './outcome-emails.ts'
import { reminderEmail } from './reminder-email.ts'
import { aCoverOffered, aRenewalPlan, breakdownEnds } from './testing/cover-sample.ts'

const address = `https://quotes.example/your-subscription#${'t'.repeat(43)}`
const about = {
  firstName: 'Zoë',
  policyNumber: 'A-10000001',
  registration: 'AA19AAA',
  lastDay: localDate('2026-12-19'),
  address,
}
const notice = {
  ...about,
  journey: 'acorn_taxi',
  payOn: localDate('2026-12-18'),
  price: pence(27_245),
  priceBefore: pence(27_245),
  isPricedAnew: false,
  assumed: [],
  checkAddress: undefined,
  lastFour: '0000',
  cardExpiresIn: '2027-02',
  term: 'thirty-day',
  cover: aCoverOffered,
  period: 2,
  quoteAddress: 'https://quotes.example/your-quote-details?quote=t&source=renewal',
} as const
const late = { fault: 'systems', payOn: localDate('2026-12-25') } as const
const invitation = {
  ...about,
  journey: 'acorn_pc',
  lastYear: { inFull: pence(56_924), monthly: undefined, withoutEnded: undefined },
  thisYear: pence(53_210),
  monthly: aRenewalPlan,
  cover: aCoverOffered,
  period: 2,
  payOn: undefined,
  card: { lastFour: '0000', expiresIn: '2027-02' },
  quoteAddress: 'https://quotes.example/your-quote-details?quote=t&source=renewal',
  stopAddress: undefined,
  assumed: [],
  checkAddress: undefined,
} as const
const assumed = {
  assumed: [{ question: 'Does the car have a dash cam?', answer: 'No' }],
  checkAddress: invitation.quoteAddress,
} as const
const questions = {
  ...about,
  journey: 'acorn_pc',
  questions: ['Please tell us if the car has a dash cam'],
  isByItself: true,
  quoteAddress: invitation.quoteAddress,
  stopAddress: address,
} as const
const failed = {
  ...about,
  journey: 'acorn_taxi',
  price: pence(27_245),
  lastFour: '0000',
  because: 'declined',
  isTriedAgain: true,
  quoteAddress: invitation.quoteAddress,
  stopAddress: address,
} as const

const everyEmail: Readonly<Record<string, (journey: (typeof journeyIds)[number]) => EmailContent>> = {
  notice: (journey) => renewalNoticeEmail({ ...notice, journey }),
  'late notice': (journey) => lateNoticeEmail({ ...notice, ...late, journey }),
  invitation: (journey) => invitationEmail({ ...invitation, journey }),
  'cover ends': (journey) =>
    coverEndsEmail({ ...about, journey, endsAt: '19 December 2026 at 23:59', because: 'not-asked' }),
  failed: (journey) => renewalFailedEmail({ ...failed, journey }),
  'notice with an answer to check': (journey) => renewalNoticeEmail({ ...notice, ...assumed, journey }),
  'invitation with an answer to check': (journey) => invitationEmail({ ...invitation, ...assumed, journey }),
  questions: (journey) => renewalQuestionsEmail({ ...questions, journey }),
  lapsed: (journey) => lapsedEmail({ ...about, isUnanswered: false, journey }),
  stopped: (journey) => renewalStoppedEmail({ ...about, journey }),
  reminder: (journey) =>
    reminderEmail({
      journey,
      kind: 'before-expiry',
      expiresOn: about.lastDay,
      address,
      stopAddress: address,
    }),
}

describe.each(Object.entries(everyEmail))('%s', (_name, email) => {
  it.each(journeyIds)('has the same content in HTML and in text, for %s', (journey) =>
    expectValidEmail(email(journey)),
  )
})

it.each(journeyIds)('sends a new link in plain words, for %s', (journey) => {
  expectPlainWords(renewalLinkEmail({ journey, policyNumber: about.policyNumber, address }))
})

it('says when the card is charged, how much, and until when there is cover without the payment [RST-12]', () => {
  const { text } = renewalNoticeEmail(notice)
  expect(text).toContain('£272.45 on 18 December 2026')
  expect(text).toContain('the card ending 0000')
  expect(text).toContain("You'll be covered until 19 December 2026 at 23:59")
  expect(text).toContain(address)
})

it('says in a late notice everything that one on its day says, and why it is late [D-278]', () => {
  const { text } = lateNoticeEmail({ ...notice, ...late, ...assumed, cover: breakdownEnds })
  expect(text).toContain("Our systems weren't working")
  expect(text).toContain('Cover: Comprehensive')
  expect(text).toContain('Drivers: You, Jo Ng')
  expect(text).toContain('No claims discount: 5 years, protected')
  expect(text).toContain('Excess: £350.00 in total for damage claims')
  expect(text).toContain('Extras: Key Care')
  expect(text).toContain('Read the documents')
  expect(text).toContain("Your price hasn't changed.")
  expect(text).toContain('This extra ends with your policy')
  expect(text).toContain('Please check this answer')
  expect(text).toContain('Your cover continues without a gap after 19 December 2026 at 23:59')
  expect(text).toContain('or until 23:59 on the day you stop it')
  const expiring = lateNoticeEmail({ ...notice, ...late, cardExpiresIn: '2026-11' }).text
  expect(expiring).toContain('Your card expires before we take the payment')
  expect(expiring).not.toContain("You don't need to do anything")
})

it('shows the previous price next to a new one [SUB-08]', () => {
  const { text } = renewalNoticeEmail({ ...notice, isPricedAnew: true, priceBefore: pence(30_000) })
  expect(text).toContain('Until now: £300.00')
  expect(text).toContain('From now on: £272.45')
  expect(text).toContain("Your price hasn't gone up for 12 policies.")
})

it('describes an annual renewal in months, and does not mention twelve policies [CON-30]', () => {
  const annual = { ...notice, term: 'annual', isPricedAnew: true, priceBefore: pence(30_000) } as const
  const { text } = renewalNoticeEmail(annual)
  expect(text).toContain('Your next 12 months')
  expect(text).toContain("We've now recalculated it as we would for a new customer")
  expect(text).not.toContain('12 policies')
})

it.each([
  ['the same', 27_245, "Your price hasn't changed."],
  ['lower', 30_000, 'Your price has gone down from £300.00.'],
  ['higher, and not above the first', 25_000, 'no more than your first price'],
])('explains the price of the next thirty days when it is %s [D-262]', (_what, before, words) => {
  expect(renewalNoticeEmail({ ...notice, priceBefore: pence(before) }).text).toContain(words)
})

it.each([
  ['notice', renewalNoticeEmail({ ...notice, ...assumed })],
  ['invitation', invitationEmail({ ...invitation, ...assumed })],
])('shows an answer we assumed for confirmation, and where to change it: %s [D-266]', (_name, { text }) => {
  expect(text).toContain('Please check this answer')
  expect(text).toContain('Does the car have a dash cam?: No')
  expect(text).toContain(assumed.checkAddress)
})

it('asks for the answer a renewal waits for, and says what happens without it [D-266]', () => {
  const { subject, text } = renewalQuestionsEmail(questions)
  expect(subject).toContain('we need an answer from you')
  expect(text).toContain('Please tell us if the car has a dash cam')
  expect(text).toContain(questions.quoteAddress)
  expect(text).toContain("You won't be insured after 19 December 2026 at 23:59")
})

it('says that cover ended because an answer is missing, not a payment [D-266]', () => {
  const { text } = lapsedEmail({ ...about, journey: 'acorn_pc', isUnanswered: true })
  expect(text).toContain("We didn't receive the answers we needed to renew it")
  expect(text).not.toContain('renewal payment')
})

it('shows last year’s price next to this year’s, with the difference and what it covers [CON-30]', () => {
  const { text } = invitationEmail(invitation)
  expect(text).toContain('Last year you paid: £569.24')
  expect(text).toContain('This year, in full: £532.10')
  expect(text).toContain("Paid in full, this year's price is £37.14 less than last year.")
  expect(text).toContain('Cover: Comprehensive')
  expect(text).toContain('Drivers: You, Jo Ng')
  expect(text).toContain('Excess: £350.00')
  expect(text).toContain('No claims discount: 5 years, protected')
  expect(text).toContain('Extras: Key Care')
  expect(text).toContain('Vehicle value: £8,000, as you last told us')
  expect(text).toContain('a policy administration fee of £35.00')
})

it('compares monthly with monthly for a customer who paid monthly, who never paid the price in full [CON-30]', () => {
  const lastYear = { inFull: pence(59_430), monthly: pence(67_120), withoutEnded: undefined }
  const { text } = invitationEmail({ ...invitation, lastYear })
  expect(text).toContain('Last year, monthly: £671.20 in total, including interest')
  expect(text).toContain("Last year's price in full: £594.30")
  expect(text).not.toContain('Last year you paid')
  expect(text).toContain("Paid monthly, as before, this year's price is £70.75 less than last year.")
})

it('says what credit costs more and for how long it runs, with the representative example [CON-30]', () => {
  const { text } = invitationEmail(invitation)
  expect(text).toContain('Paying monthly costs £68.35 more than paying in full.')
  expect(text).toContain('Your policy lasts 12 months, and the loan runs for 11.')
  expect(text).toMatch(/Representative APR: \d+\.\d%/)
  expect(text).toContain('Total amount payable: £600.45')
  expect(invitationEmail({ ...invitation, monthly: undefined }).text).not.toContain('APR')
})

const SUITS =
  'Please check that this cover still suits you. You can compare the prices and cover of other insurers if you wish.'
const MANY =
  'You have been with us a number of years. You may be able to get the insurance cover you want at a better price if you shop around.'

it('asks the customer to check and compare, and from the fourth renewal to shop around [CON-30]', () => {
  const inPeriod = (period: number) => invitationEmail({ ...invitation, period }).text
  expect(inPeriod(4)).toContain(SUITS)
  expect(inPeriod(4)).not.toContain(MANY)
  expect(inPeriod(5)).toContain(`${SUITS}\n\n${MANY}`)
  const year = { ...notice, term: 'annual', period: 5 } as const
  expect(renewalNoticeEmail(year).text).toContain(MANY)
  // Five periods of thirty days are no number of years.
  expect(renewalNoticeEmail({ ...notice, period: 5 }).text).not.toContain(MANY)
})

it('says that no claim is known of, and asks to be told [SUB-07]', () => {
  const { text } = invitationEmail(invitation)
  expect(text).toContain(
    "It includes one more year of no claims discount, because we don't know of any claim.",
  )
  expect(text).toContain('please tell us before you renew')
})

it.each([
  [
    'invitation',
    invitationEmail({
      ...invitation,
      cover: breakdownEnds,
      lastYear: { inFull: pence(64_025), monthly: undefined, withoutEnded: pence(60_026) },
    }).text,
  ],
  [
    'notice',
    renewalNoticeEmail({
      ...notice,
      term: 'annual',
      isPricedAnew: true,
      priceBefore: pence(64_025),
      cover: breakdownEnds,
    }).text,
  ],
])('names an extra that ends, and compares prices without it: %s [AON-02]', (_name, text) => {
  expect(text).toContain('This extra ends with your policy')
  expect(text).toContain('- Breakdown cover: roadside, recovery and home call in the UK')
  expect(text).toContain('£600.26')
  expect(text).not.toMatch(/same cover/)
})

it('warns of a card that expires before it is charged, and says how to pay with another [RST-12]', () => {
  const warning = 'Your card expires before we take the payment'
  const expiring = renewalNoticeEmail({ ...notice, cardExpiresIn: '2026-11' }).text
  expect(expiring).toContain(warning)
  expect(expiring).toContain('Your card ending 0000 expires at the end of November 2026')
  expect(expiring).toContain('Pay with another card')
  expect(expiring).not.toContain("You don't need to do anything")
  // It is valid to the end of its month.
  expect(renewalNoticeEmail({ ...notice, cardExpiresIn: '2026-12' }).text).not.toContain(warning)
  expect(renewalNoticeEmail({ ...notice, cardExpiresIn: undefined }).text).not.toContain(warning)
  const card = { lastFour: '0000', expiresIn: '2026-11' }
  const invited = { ...invitation, card }
  expect(invitationEmail({ ...invited, payOn: notice.payOn, stopAddress: address }).text).toContain(warning)
  // Nothing is charged to it.
  expect(invitationEmail(invited).text).not.toContain(warning)
})

it('says that nothing was taken, until when cover lasts and what the bank said, when a card is refused [D-225]', () => {
  const words = (because: Parameters<typeof renewalFailedEmail>[0]['because']) =>
    renewalFailedEmail({ ...failed, because }).text
  expect(words('insufficient-funds')).toContain("there wasn't enough money")
  expect(words('not-authenticated')).toContain('needs you to approve the payment')
  expect(words(undefined)).toContain("We haven't taken any money.")
  expect(words('declined')).toContain('still covers you until 19 December 2026 at 23:59')
})

it('offers no new quote to a customer who cannot get one', () => {
  const email = coverEndsEmail({ ...about, journey: 'acorn_taxi', endsAt: 'x', because: 'not-offered' })
  expect(email.text).not.toContain('Get a new quote')
})
