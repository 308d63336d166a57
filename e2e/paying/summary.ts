import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page } from '@playwright/test'
import { openResults } from '../results/open-results.ts'
import { pricedIn } from '../results/priced-answer.ts'
import { agree } from './open-payment.ts'

/** Accounts with a known result in the sandbox; see its console. The last is a published case that fails the modulus check. */
export const accounts = {
  good: ['99-99-01', '12345678'],
  unknown: ['99-99-94', '12345678'],
  downForRepair: ['99-99-95', '12345678'],
  failsModulus: ['10-79-99', '88837493'],
} as const

export const sortCode = (page: Page) => page.getByLabel('Sort code')
export const accountNumber = (page: Page) => page.getByLabel('Account number')
export const acceptance = (page: Page) => page.getByRole('checkbox', { name: /^I accept on / })
export const buyNow = (page: Page) => page.getByRole('button', { name: 'Buy Now' })
export const form = (page: Page) => page.getByRole('form', { name: 'Your agreement' })

/** From a real price through Buy Now, as a customer gets here. */
export async function openSummary(page: Page, journey: JourneyId = 'acorn_pc') {
  const priced = pricedIn(await openResults(page, journey))
  await page.getByRole('radio', { name: /^Pay Monthly/ }).check()
  await agree(page)
  await buyNow(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment summary' })).toBeVisible()
  if (!priced.monthly) throw new Error('An adult may pay monthly')
  return { monthly: priced.monthly, inFull: priced.inFull }
}

export async function say(page: Page, question: RegExp, answer: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer }).check()
}

export async function fillIn(page: Page, [code, number]: readonly [string, string]): Promise<void> {
  await say(page, /accept premium finance/, 'Yes')
  await say(page, /afford the repayments/, 'Yes')
  await say(page, /in your own name/, 'Yes')
  await say(page, /only person needed/, 'Yes')
  await typeAccount(page, [code, number])
  await page.getByRole('checkbox', { name: 'These bank details are correct.' }).check()
  await acceptance(page).check()
}

export async function typeAccount(page: Page, [code, number]: readonly [string, string]): Promise<void> {
  await sortCode(page).fill('')
  await sortCode(page).pressSequentially(code.replaceAll('-', ''))
  await accountNumber(page).fill('')
  await accountNumber(page).pressSequentially(number)
}
