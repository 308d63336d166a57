import { tenancyOf } from '@milepost/contract/tenancy'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { long, longBut } from './long.ts'
import { bank, cards, typeCard, walletSheet } from './paying/cards.ts'
import {
  agree,
  expectReady,
  makePayment,
  openPayment,
  pay,
  problem,
  sayAddressIsHome,
  walkToPayment,
} from './paying/open-payment.ts'
import { listen } from './paying/traffic.ts'
import { variants } from './paying/variants.ts'
import { persona } from './personas/persona.ts'
import { openResults } from './results/open-results.ts'
import { at } from './site.ts'

const CHECKING = "We're checking your payment. Please don't pay again."

/** From here on the server carries out this call, but the page never gets its reply. */
async function loseAnswer(page: Page, call: string): Promise<void> {
  await page.evaluate((name) => {
    const { fetch } = window
    window.fetch = async (address, init) => {
      const reply = await fetch(address, init)
      if (String(address).includes(name)) throw new TypeError('The line broke')
      return reply
    }
  }, call)
}

/** A second tab with the state of the first, like a browser's "duplicate tab". */
async function tabLike(page: Page, context: BrowserContext): Promise<Page> {
  const stored = await page.evaluate(() => ({ ...sessionStorage }))
  const other = await context.newPage()
  await other.addInitScript((storage) => {
    if (sessionStorage.length === 0)
      for (const [name, value] of Object.entries(storage)) sessionStorage.setItem(name, value)
  }, stored)
  return other
}

for (const [variant, journey] of variants) {
  test.describe(`a payment with ${variant} that is interrupted`, () => {
    test.slow()

    test(
      'by a lost response is checked and becomes exactly one policy [F3] [F12]',
      longBut(variant, 'fields'),
      async ({ page }) => {
        const traffic = listen(page)
        await openPayment(page, journey)
        await sayAddressIsHome(page)
        await typeCard(page, variant, cards.visa)
        await loseAnswer(page, 'TakeUpQuote')
        await pay(page)
        await expect(page).toHaveURL(/\/thank-you$/)
        expect(traffic.times('TakeUpQuote')).toBe(1)
      },
    )

    test(
      'by a reload shows its outcome and offers no second payment, not even through Back [F28]',
      longBut(variant, 'drop-in'),
      async ({ page }) => {
        await walkToPayment(page, journey)
        await sayAddressIsHome(page)
        await typeCard(page, variant, cards.visa)
        await page.route('**/GetPurchase*', (route) => route.fulfill({ json: { status: 'CHECKING' } }))
        await loseAnswer(page, 'TakeUpQuote')
        await pay(page)
        await expect(page.getByText(CHECKING)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expectClean(page, 'while the payment is checked')
        await page.reload()
        await expect(page.getByText(CHECKING)).toBeVisible()
        await expect(makePayment(page)).toHaveCount(0)
        await page.unroute('**/GetPurchase*')
        await expect(page).toHaveURL(/\/thank-you$/)

        await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
        await page.goBack()
        await expect(makePayment(page)).toHaveCount(0)
        await page.goto(at(journey, '/make-payment'))
        await expect(page).not.toHaveURL(/\/make-payment$/)
        await expect(makePayment(page)).toHaveCount(0)
      },
    )

    test('by going back while it is in progress still leads to the policy [F28]', long, async ({ page }) => {
      await walkToPayment(page, journey)
      await sayAddressIsHome(page)
      await typeCard(page, variant, cards.visa)
      let go = () => {}
      const gate = new Promise<void>((resolve) => {
        go = resolve
      })
      await page.route('**/TakeUpQuote', async (route) => {
        await gate
        await route.continue()
      })
      const asked = page.waitForRequest('**/TakeUpQuote')
      await pay(page)
      await expect(page.getByText('Processing payment...')).toBeVisible()
      await asked
      await page.goBack()
      await expect(makePayment(page)).toHaveCount(0)
      go()
      await expect(page).toHaveURL(/\/thank-you$/)
    })

    test(
      `by leaving the bank's question is abandoned: no window stays open, and another card pays once [F11] [F28]`,
      long,
      async ({ page }) => {
        const traffic = listen(page)
        await walkToPayment(page, journey)
        await sayAddressIsHome(page)
        await typeCard(page, variant, cards.challenge)
        await pay(page)
        await expect(bank(page).getByRole('heading', { name: 'Is this you?' })).toBeVisible()
        await page.goBack()
        await expect(page).not.toHaveURL(/\/make-payment$/)
        await expect(page.locator('iframe[title="Your bank"]')).toHaveCount(0)
        await expect(page.locator('dialog[open]')).toHaveCount(0)
        expect(traffic.times('TakeUpQuote')).toBe(0)

        await page.goForward()
        await expectReady(page)
        await sayAddressIsHome(page)
        await typeCard(page, variant, cards.visa)
        await pay(page)
        await expect(page).toHaveURL(/\/thank-you$/)
        expect(traffic.times('TakeUpQuote')).toBe(1)
      },
    )
  })
}

test('an open wallet closes with the page it was opened on [CRD-10]', long, async ({ page }) => {
  test.slow()
  await walkToPayment(page, 'motorcade_pc')
  await sayAddressIsHome(page)
  await page
    .frameLocator('iframe[title^="Pay with "]')
    .first()
    .getByRole('button', { name: /Pay with/ })
    .press('Enter')
  await expect(walletSheet(page).getByRole('button', { name: 'Pay', exact: true })).toBeEnabled()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/make-payment$/)
  await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0)
  await page.goForward()
  await expectReady(page)
})

for (const fault of ['fail-after', 'fail-before'] as const) {
  test(
    `a payment whose connection to the provider breaks (${fault}) is checked, never charged again [F12]`,
    long,
    async ({ page, request }) => {
      test.slow()
      const { E2E_SANDBOX_PORT: port = '3001' } = process.env
      await page.exposeFunction('breakLineOf', async (orderId: string) => {
        await request.post(`http://localhost:${port}/cards/control/faults`, {
          data: { operation: 'confirm', kind: fault, times: 1, orderId },
        })
      })
      await openPayment(page, 'motorcade_pc')
      await sayAddressIsHome(page)
      await typeCard(page, 'fields', cards.visa)
      // The connection of this payment breaks between its preparation and its confirmation.
      await page.evaluate(() => {
        const { fetch } = window
        window.fetch = async (address, init) => {
          const reply = await fetch(address, init)
          if (!String(address).includes('MakePaymentIntent')) return reply
          const { paymentId } = await reply.clone().json()
          await Reflect.apply(Reflect.get(window, 'breakLineOf'), window, [paymentId])
          return reply
        }
      })
      await pay(page)
      if (fault === 'fail-before') {
        await expect(problem(page)).toContainText('No money has been taken.')
        await page.getByRole('button', { name: 'Back to payment' }).click()
        await page.reload()
        await expectReady(page)
        await typeCard(page, 'fields', cards.visa)
        await pay(page)
      }
      await expect(page).toHaveURL(/\/thank-you$/)
    },
  )
}

/** A journey for each card page on which the no claims discount can be protected, which changes the price. */
const protectable = [
  ['fields', 'motorcade_pc'],
  ['drop-in', 'acorn_pc'],
] as const
const aDiscountOn = (journey: JourneyId) =>
  persona({
    journey,
    who: 'nine years without a claim',
    cover: { yearsOfNoClaimsDiscount: '9', protectNoClaimsDiscount: false },
    readBack: [],
  })

for (const [variant, journey] of protectable) {
  test(
    `a price that another tab has changed is shown instead of paid with ${variant} [F7]`,
    long,
    async ({ page }) => {
      test.slow()
      await openPayment(page, journey, aDiscountOn(journey))
      await sayAddressIsHome(page)
      await typeCard(page, variant, cards.visa)
      // As another tab of the same browser would, without this page knowing.
      const { tenant, product } = tenancyOf(journey)
      const headers = { 'content-type': 'application/json', 'x-tenant': tenant, 'x-product': product }
      const status = await page.evaluate(
        async ({ name, headers }) => {
          const { state } = JSON.parse(sessionStorage.getItem(name) ?? '{}')
          const reply = await fetch('/api/v1/Quote/UpdateNoClaimsProtection', {
            method: 'PUT',
            headers,
            body: JSON.stringify({
              quoteReference: state.results.quoteReference,
              protectNoClaimsBonus: true,
            }),
          })
          return reply.status
        },
        { name: `milepost:${journey}:results`, headers },
      )
      expect(status).toBe(200)
      await pay(page)
      await expect(page).toHaveURL(/\/results$/)
      await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
    },
  )
}

test(
  'an extra added in another tab clears the payment option with a message, and the new price is paid [BUY-14] [F7]',
  long,
  async ({ page, context }) => {
    test.slow()
    await openPayment(page, 'acorn_pc')
    await sayAddressIsHome(page)
    await typeCard(page, 'drop-in', cards.visa)
    const other = await tabLike(page, context)
    await other.goto(at('acorn_pc', '/results'))
    await other.getByRole('button', { name: 'Add Key Care' }).click()
    await expect(other.getByRole('button', { name: 'Remove Key Care' })).toBeVisible()

    await pay(page)
    await expect(page).toHaveURL(/\/results$/)
    await expect(page.getByText('Your quote has changed')).toBeVisible()
    // Opening the page does not preselect an option: only the customer chooses.
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Pay Annually' })).not.toBeChecked()
    await expect(page.getByRole('radio', { name: 'Pay Monthly' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page.getByText('Please select a payment method').first()).toBeVisible()

    await page.getByRole('radio', { name: 'Pay Annually' }).check()
    await expect(page.getByText('Your quote has changed')).toHaveCount(0)
    const total = await page
      .locator('[data-part="way"]', { hasText: 'Pay Annually' })
      .locator('[data-part="way-total"]')
      .innerText()
    await agree(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expectReady(page)
    await expect(makePayment(page)).toHaveText(`Make Payment of ${total}`)
    await sayAddressIsHome(page)
    await typeCard(page, 'drop-in', cards.visa)
    await pay(page)
    await expect(page).toHaveURL(/\/thank-you$/)
    await expect(page.getByRole('main')).toContainText(total)
  },
)

test('two tabs of one browser pay once: the second is shown the policy [F5]', async ({ page, context }) => {
  test.slow()
  await openPayment(page, 'motorcade_pc')
  const other = await tabLike(page, context)
  await other.goto(at('motorcade_pc', '/make-payment'))
  await expectReady(other)
  for (const tab of [page, other]) {
    await sayAddressIsHome(tab)
    await typeCard(tab, 'fields', cards.visa)
  }
  await pay(page)
  await expect(page).toHaveURL(/\/thank-you$/)
  const number = await page
    .getByText(/^[A-Z]{1,4}-?[A-Z0-9]{6,}$/)
    .first()
    .innerText()
  await pay(other)
  await expect(other).toHaveURL(/\/thank-you$/)
  await expect(other.getByText(number).first()).toBeVisible()
})

test(
  'a customer who pays monthly enters their account again after a reload, before any card [D-046]',
  long,
  async ({ page }) => {
    test.slow()
    await openResults(page, 'carrot_pc')
    await page.getByRole('radio', { name: /^Pay Monthly/ }).check()
    await agree(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await expect(page).toHaveURL(/\/payment-summary$/)
    await page.goto(at('carrot_pc', '/make-payment'))
    await expect(page).toHaveURL(/\/payment-summary$/)
  },
)

test(
  'the card page does not open without a price, or before the purchase form is complete [NAV-23] [BUY-13]',
  long,
  async ({ page }) => {
    test.slow()
    await page.goto(at('carrot_pc', '/make-payment'))
    await expect(page).toHaveURL(/\/quote\/vehicle-details$/)
    await openResults(page, 'carrot_pc')
    await page.goto(at('carrot_pc', '/make-payment'))
    await expect(page).toHaveURL(/\/results$/)
  },
)

test('the payment page is closed after 15 minutes without activity, after a warning [CRD-21] [D-048]', async ({
  page,
}) => {
  test.slow()
  await page.clock.install()
  await openPayment(page, 'acorn_pc')
  // The timer is loaded after the page.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward('13:01')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.clock.fastForward('02:01')
  await expect(page).toHaveURL(/\/time-out$/)
})
