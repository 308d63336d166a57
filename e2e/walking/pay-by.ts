import { expect, type Page } from '@playwright/test'
import {
  answerBank,
  cards,
  dropIn,
  expectFormComplete,
  pressInWallet,
  typeCard,
  type Variant,
} from '../paying/cards.ts'
import { expectReady, pay, problem, sayAddressIsHome } from '../paying/open-payment.ts'
import { accounts, fillIn } from '../paying/summary.ts'
import type { Card, Payment, Person } from '../personas/person.ts'

/** Which of the two card pages this is. */
async function cardPageOf(page: Page): Promise<Variant> {
  await expectReady(page)
  const form = page.locator('iframe[title="Card details"], iframe[title="Payment details"]').first()
  return (await form.getAttribute('title')) === 'Card details' ? 'fields' : 'drop-in'
}

/** The page before the card, for customers who pay monthly: accepts the agreement and enters the account. */
export async function passPaymentSummary(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Payment summary' }).waitFor()
  await fillIn(page, accounts.good)
  await page.getByRole('button', { name: 'Buy Now' }).click()
}

/** On the card page: pays what is due now, in this person's way. */
export async function payBy(page: Page, { by, renews }: Payment, { card, expected }: Person): Promise<void> {
  const variant = await cardPageOf(page)
  if (expected.cardPage) expect(variant === 'fields' ? 'separate fields' : variant).toBe(expected.cardPage)
  if (by === 'wallet' && variant === 'fields') return payByPhone(page)
  if (by === 'wallet' || by === 'account') return payByAccount(page)
  if (card === 'declined, then Visa') {
    await typeCard(page, variant, cards.declined)
    await sayAddressIsHome(page)
    await pay(page)
    await expect(problem(page)).toBeVisible()
    await problem(page).getByRole('button', { name: 'Back to payment' }).click()
    await expectReady(page)
  }
  await typeCard(page, variant, numbers[card])
  await sayAddressIsHome(page)
  if (renews) await page.getByRole('radio', { name: 'Save my card', exact: true }).press('Space')
  await pay(page)
  if (card === 'Visa, which asks its bank') await answerBank(page, 'Approve')
}

const numbers: Readonly<Record<Card, string>> = {
  Visa: cards.visa,
  Mastercard: cards.mastercard,
  'Visa, which asks its bank': cards.challenge,
  'declined, then Visa': cards.visa,
}

async function payByPhone(page: Page): Promise<void> {
  await sayAddressIsHome(page)
  await page
    .frameLocator('iframe[title^="Pay with "] >> nth=0')
    .getByRole('button', { name: 'Apple Pay' })
    .press('Enter')
  await pressInWallet(page, 'Pay')
}

/** By key: a click right after a scroll may still be routed by the previous position of the provider's frame. */
async function payByAccount(page: Page): Promise<void> {
  await sayAddressIsHome(page)
  await dropIn(page).getByLabel('PayPal').press('Space')
  await expect(dropIn(page).getByLabel('PayPal')).toBeChecked()
  await expectFormComplete(page)
  await pay(page)
  await pressInWallet(page, 'Pay')
}
