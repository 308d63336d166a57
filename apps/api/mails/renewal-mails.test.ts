import { journeyIds } from '@milepost/domain/terms/identity'
import { localDate } from '@milepost/domain/values/local-date'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { MailWords } from '../ports/mail'
import { invitationMail } from './invitation-mail'
import { lapsedMail } from './lapsed-mail'
import { reminderMail } from './reminder-mail'
import { coverEndsMail } from './renewal-ends-mail'
import { renewalFailedMail } from './renewal-failed-mail'
import { renewalNoticeMail } from './renewal-notice-mail'
import { renewalStoppedMail } from './renewal-stopped-mail'
import { expectSoundMail } from './testing/read-mail'

const address = `https://quotes.example/your-subscription#${'t'.repeat(43)}`
const about = { firstName: 'Zoë', policyNumber: 'A-10000001', lastDay: localDate('2026-12-19'), address }
const notice = {
  ...about,
  journey: 'acorn_taxi',
  payOn: localDate('2026-12-18'),
  price: pence(27_245),
  priceBefore: undefined,
  lastFour: '0000',
  term: 'thirty-day',
} as const
const invitation = {
  ...about,
  journey: 'acorn_pc',
  lastYear: pence(56_924),
  thisYear: pence(53_210),
  monthly: { upFront: pence(7_000), instalments: 11, standard: pence(4_900), total: pence(60_900) },
  payOn: undefined,
  quoteAddress: 'https://quotes.example/your-quote-details?quote=t&source=renewal',
  stopAddress: undefined,
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

const everyMail: Readonly<Record<string, (journey: (typeof journeyIds)[number]) => MailWords>> = {
  notice: (journey) => renewalNoticeMail({ ...notice, journey }),
  invitation: (journey) => invitationMail({ ...invitation, journey }),
  'cover ends': (journey) =>
    coverEndsMail({ ...about, journey, endsAt: '19/12/2026 at 23:59', because: 'not-asked' }),
  failed: (journey) => renewalFailedMail({ ...failed, journey }),
  lapsed: (journey) => lapsedMail({ ...about, journey }),
  stopped: (journey) => renewalStoppedMail({ ...about, journey }),
  reminder: (journey) =>
    reminderMail({ journey, kind: 'before-expiry', expiresOn: about.lastDay, address, stopAddress: address }),
}

describe.each(Object.entries(everyMail))('%s', (_name, mail) => {
  it.each(journeyIds)('says the same in both forms, for %s', (journey) => expectSoundMail(mail(journey)))
})

it('tells when the card is charged, how much, and until when there is cover without it [RST-12]', () => {
  const { text } = renewalNoticeMail(notice)
  expect(text).toContain('£272.45 on 18/12/2026')
  expect(text).toContain('the card ending 0000')
  expect(text).toContain('covered until 19/12/2026 at 23:59')
  expect(text).toContain(address)
})

it('shows the price before beside a new one [SUB-08]', () => {
  const { text } = renewalNoticeMail({ ...notice, priceBefore: pence(30_000) })
  expect(text).toContain('Until now: £300.00')
  expect(text).toContain('From now on: £272.45')
  expect(text).toContain('stood still for 12 periods')
})

it('tells of a year in the words of a year: nothing of it stood still for twelve [CON-30]', () => {
  const { text } = renewalNoticeMail({ ...notice, term: 'annual', priceBefore: pence(30_000) })
  expect(text).toContain('Your next 12 months')
  expect(text).toContain('Each year your price is worked out again')
  expect(text).not.toContain('12 periods')
})

it('shows last year’s price beside this year’s, in full and monthly, and says to compare [CON-30]', () => {
  const { text } = invitationMail(invitation)
  expect(text).toContain('Last year you paid: £569.24')
  expect(text).toContain('This year, in full: £532.10')
  expect(text).toContain('£70.00 now, then 11 payments of £49.00: £609.00 in all, with interest')
  expect(text).toContain('please compare')
})

it('says that nothing was taken and cover still lasts when a card is refused, and what the bank said [D-225]', () => {
  const words = (because: Parameters<typeof renewalFailedMail>[0]['because']) =>
    renewalFailedMail({ ...failed, because }).text
  expect(words('insufficient-funds')).toContain('not enough money')
  expect(words('not-authenticated')).toContain('approve the payment yourself')
  expect(words(undefined)).toContain('Nothing was taken.')
  expect(words('declined')).toContain('You are still covered until 19/12/2026 at 23:59')
})

it('offers no new quote to whom none can be given', () => {
  const mail = coverEndsMail({ ...about, journey: 'acorn_taxi', endsAt: 'x', because: 'not-offered' })
  expect(mail.text).not.toContain('Get a new quote')
})
