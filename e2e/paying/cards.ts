import { expect, type FrameLocator, type Page } from '@playwright/test'

/** Cards with a known result in the sandbox; see its console. */
export const cards = {
  visa: '4000008260000000',
  mastercard: '5555558265554449',
  notUk: '4242424242424242',
  amex: '378282246310005',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  challenge: '4000002760003184',
  authenticationFails: '4000000000002925',
} as const

/** Which of the two card pages is open. */
export type Variant = 'fields' | 'drop-in'

export const fields = (page: Page) => page.frameLocator('iframe[title="Card details"]')
export const dropIn = (page: Page) => page.frameLocator('iframe[title="Payment details"]')
export const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]')
export const walletSheet = (page: Page) => page.frameLocator('iframe[title="Sandbox wallet"]')

/** Clicked a moment later, from inside: the frame has only just opened over the page, and is gone before a key is released. */
export async function answerBank(page: Page, answer: string): Promise<void> {
  const button = bank(page).getByRole('button', { name: answer })
  await expect(button).toBeEnabled()
  await button.evaluate((pressed: HTMLElement) => {
    setTimeout(() => pressed.click())
  })
}

export async function pressInWallet(page: Page, name: 'Pay' | 'Cancel'): Promise<void> {
  const button = walletSheet(page).getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** Typed as a person does, into the provider's own fields. */
export async function typeCard(page: Page, variant: Variant, number: string): Promise<void> {
  const frame = variant === 'fields' ? fields(page) : dropIn(page)
  if (variant === 'drop-in') await frame.getByLabel('Visa or Mastercard').check()
  await typeInto(frame, number)
  await expectFormComplete(page)
}

/** The page is notified a moment after something is done in the provider's frame. */
export async function expectFormComplete(page: Page): Promise<void> {
  await expect(page.getByText(/^(Enter your card details to pay|Choose how to pay)/)).toHaveCount(0)
}

async function typeInto(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry date').fill('12/39')
  await frame.getByLabel('Security code').fill(number === cards.amex ? '9876' : '987')
}
