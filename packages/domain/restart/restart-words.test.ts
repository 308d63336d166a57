import { expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { nextPayment, restartKeyInformation, restartLacks } from './restart-words.ts'

const lastDay = localDate('2026-12-15')
const wordsOf = (name: string, day: typeof lastDay | undefined = lastDay) =>
  restartKeyInformation(day, true).find((fact) => fact.name === name)?.words

it('states that the whole price is paid by card and that there is no credit [RST-05] [SUB-08]', () => {
  expect(wordsOf('Paying')).toMatch(/no credit agreement.*in full by card/)
})

it('states that no changes are possible once the 30 days have started [RST-11]', () => {
  expect(wordsOf('Changes')).toBe("You can't make changes once the 30 days have started.")
})

it('announces the email 7 days and the charge a day before the end, with dates where they are known [RST-12] [D-225]', () => {
  expect(wordsOf('The next 30 days')).toContain(
    "We'll then email you 7 days before these end (8 December 2026) and charge your card the day before they end (14 December 2026).",
  )
  const [withoutDays] = restartKeyInformation(undefined, true).filter(
    ({ name }) => name === 'The next 30 days',
  )
  expect(withoutDays?.words).toContain(
    '7 days before these end and charge your card the day before they end.',
  )
})

it('promises nothing where the renewal question is not asked: nothing renews automatically [D-011]', () => {
  const words = restartKeyInformation(lastDay, false).at(-1)?.words
  expect(words).toContain(
    "we won't charge your card again. We'll write to you on 9 December 2026, 6 days before",
  )
})

it('states that there are no optional extras and no No Claims Bonus [RST-07]', () => {
  expect(restartLacks.map(({ name }) => name)).toEqual([
    'No optional extras',
    "No claims discount isn't earned",
  ])
})

it('states the next payment only for customers who asked for renewal [D-223]', () => {
  const purchase = { lastDay, price: '£262.05' }
  expect(nextPayment({ ...purchase, automaticRenewal: true }).words).toBe(
    '£262.05 or less on 14 December 2026, from your saved card',
  )
  expect(nextPayment({ ...purchase, automaticRenewal: false }).words).toBe('None')
})
