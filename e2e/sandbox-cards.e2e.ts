import AxeBuilder from '@axe-core/playwright'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { long } from './long.ts'
import { at } from './site.ts'

const { E2E_SANDBOX_PORT = '3001' } = process.env
const sandbox = `http://localhost:${E2E_SANDBOX_PORT}`

const cards = {
  visa: '4000008260000000',
  declined: '4000000000000002',
  challenge: '4000002760003184',
} as const

async function typeCard(frame: FrameLocator, number: string): Promise<void> {
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expiry date').fill('12/39')
  await frame.getByLabel('Security code').fill('987')
}

const fields = (page: Page) => page.frameLocator('iframe[title="Card details"]')
const dropIn = (page: Page) => page.frameLocator('iframe[title="Payment details"]')
const bank = (page: Page) => page.frameLocator('iframe[title="Your bank"]')
const wallet = (page: Page) => page.frameLocator('iframe[title="Sandbox wallet"]')
const result = (page: Page) => page.locator('#result')

async function expectCleanFrames(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(found, state).toEqual([])
}

test.describe('the card provider’s demo', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${sandbox}/cards/demo`)
    await expect(dropIn(page).getByLabel('Visa or Mastercard')).toBeVisible()
  })

  test(
    'authorises a card typed into the fields, or shows why it does not [CRD-08]',
    long,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Pay by card' }).click()
      await expect(fields(page).getByText('Enter your card number')).toBeVisible()
      await expect(fields(page).getByLabel('Card number')).toBeFocused()
      await expectCleanFrames(page, 'demo with errors in the fields')

      await typeCard(fields(page), '4000008260000001')
      await page.getByRole('button', { name: 'Pay by card' }).click()
      await expect(fields(page).getByText('Check your card number')).toBeVisible()

      await typeCard(fields(page), cards.declined)
      await page.getByRole('button', { name: 'Pay by card' }).click()
      await expect(result(page)).toContainText('generic_decline')

      await typeCard(fields(page), cards.visa)
      await page.getByRole('button', { name: 'Pay by card' }).click()
      await expect(result(page)).toContainText('requires_capture')
    },
  )

  test('asks the bank in a frame over the page: approve, fail or leave [F11]', long, async ({ page }) => {
    const pay = page.getByRole('button', { name: 'Pay by card' })
    for (const [answer, says] of [
      ['Approve', 'requires_capture'],
      ['Fail', 'payment_intent_authentication_failure'],
      ['Leave without an answer', 'authentication_abandoned'],
    ] as const) {
      await typeCard(fields(page), cards.challenge)
      await pay.click()
      await expect(bank(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible()
      if (answer === 'Approve') await expectCleanFrames(page, 'the bank over the page')
      await bank(page).getByRole('button', { name: answer }).click()
      await expect(result(page)).toContainText(says)
      await expect(page.locator('dialog')).toHaveCount(0)
    }
  })

  test('pays from the wallet’s sheet, which can be closed [CRD-10]', long, async ({ page }) => {
    const button = page.frameLocator('iframe[title^="Pay with "]').getByRole('button')
    await button.click()
    await expect(wallet(page).getByText('£123.45')).toBeVisible()
    await expect(wallet(page).getByLabel('Visa ending 0000')).toBeChecked()
    await expectCleanFrames(page, 'the wallet over the page')
    await wallet(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(result(page)).toContainText('cancelled')
    await button.click()
    await wallet(page).getByLabel('Mastercard ending 4449').check()
    await wallet(page).getByRole('button', { name: 'Pay' }).click()
    await expect(result(page)).toContainText('requires_capture')
  })

  test('sells by drop-in and offers the saved card next time [CRD-04]', long, async ({ page }) => {
    const pay = page.getByRole('button', { name: 'Pay with the drop-in' })
    await dropIn(page).getByLabel('Visa or Mastercard').check()
    await typeCard(dropIn(page), cards.challenge)
    await pay.click()
    await bank(page).getByRole('button', { name: 'Approve' }).click()
    await expect(result(page)).toContainText('"authorized"')
    await expect(result(page)).toContainText('"liabilityShifted": true')
    await page.reload()
    await dropIn(page).getByLabel('Visa ending 3184').check()
    await pay.click()
    await bank(page).getByRole('button', { name: 'Fail' }).click()
    await expect(result(page)).toContainText('notShifted')
    await dropIn(page).getByLabel('PayPal Sandbox wallet').check()
    await pay.click()
    await wallet(page).getByRole('button', { name: 'Pay' }).click()
    await expect(result(page)).toContainText('paypal_account')
  })
})

/** A merchant's page at any URL, under the strictest policy of our own pages; records every message to it. */
async function openMerchantPage(page: Page, address: string): Promise<void> {
  const policy = `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; style-src 'self'; frame-src ${sandbox}; require-trusted-types-for 'script'; trusted-types 'none'`
  await page.addInitScript(() => {
    const messages: string[] = []
    Object.assign(window, { messages })
    window.addEventListener('message', ({ data }) => messages.push(JSON.stringify(data)))
  })
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!DOCTYPE html><html lang="en-GB"><title>Merchant</title><main><h1>Merchant</h1><div id="fields"></div></main>
<script nonce="n1" src="${sandbox}/cards/v1/client.js"></script></html>`,
    }),
  )
  await page.goto(address)
}

/** The part of the client script's API that these tests use. */
type Client = {
  cardFields(options: { container: Element | null }): {
    ready: Promise<boolean>
    createPaymentMethod(): Promise<{ paymentMethod: { id: string } }>
  }
  confirmCardPayment(secret: string, options: { paymentMethod: string }): Promise<object>
}
declare global {
  interface Window {
    SandboxCards: Client
    merchantFields: ReturnType<Client['cardFields']>
    messages: string[]
  }
}

// A page that no server sent counts as a foreign origin on this machine, unlike the product's own pages.
test.use({ permissions: ['local-network-access'] })

test(
  'no part of a card is ever sent to the page around the frame, whose strict policy is not violated [T27]',
  long,
  async ({ page, request }) => {
    const broken: string[] = []
    page.on('console', (message) => message.type() === 'error' && broken.push(message.text()))
    await openMerchantPage(page, at('acorn_pc', '/merchant-page'))
    await page.evaluate(() => {
      window.merchantFields = window.SandboxCards.cardFields({ container: document.getElementById('fields') })
    })
    await fields(page).getByLabel('Card number').pressSequentially(cards.challenge)
    await fields(page).getByLabel('Expiry date').pressSequentially('1239')
    await fields(page).getByLabel('Security code').pressSequentially('987')
    await expect(fields(page).getByLabel('Card number')).toHaveValue('4000 0027 6000 3184')

    const { clientSecret } = await (await request.post(`${sandbox}/cards/demo/intent`, { data: {} })).json()
    const paying = page.evaluate(async (secret) => {
      const { paymentMethod } = await window.merchantFields.createPaymentMethod()
      return window.SandboxCards.confirmCardPayment(secret, { paymentMethod: paymentMethod.id })
    }, clientSecret)
    await bank(page).getByRole('button', { name: 'Approve' }).click()
    expect(await paying).toMatchObject({ paymentIntent: { status: 'requires_capture' } })

    const messages = await page.evaluate(() => window.messages)
    expect(messages.length).toBeGreaterThan(10)
    const digits = messages.join('\n').replace(/[\s-]/g, '')
    expect(digits).not.toContain('400000276000')
    expect(digits).not.toMatch(/"987"|12\/39|cvc/)
    expect(broken).toEqual([])
  },
)

test('a page that is not the merchant’s gets no frame [T27]', long, async ({ page }) => {
  await openMerchantPage(page, 'http://evil.localhost:4999/merchant')
  const refused = page.waitForResponse(/\/cards\/frames\/fields/)
  await page.evaluate(() => {
    window.merchantFields = window.SandboxCards.cardFields({ container: document.getElementById('fields') })
  })
  expect((await refused).status()).toBe(403)
  await expect(fields(page).getByLabel('Card number')).toHaveCount(0)
})
