import { expect, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import {
  answerBank,
  cards,
  dropIn,
  expectFormComplete,
  fields,
  pressInWallet,
  typeCard,
  walletSheet,
} from './paying/cards.ts'
import {
  expectReady,
  makePayment,
  openMonthlyPayment,
  openPayment,
  pay,
  problem,
  sayAddressIsHome,
} from './paying/open-payment.ts'
import { listen } from './paying/traffic.ts'
import { variants } from './paying/variants.ts'
import { at } from './site.ts'

const NOTHING_TAKEN = 'No money has been taken.'
const NOT_AUTHENTICATED =
  'Unable to authenticate your payment. Please check you have approved your transaction with your bank.'

for (const [variant, journey] of variants) {
  test.describe(`the card page with ${variant}`, () => {
    test.slow()

    test(
      'shows its card form again after the page had no room for it for a moment',
      long,
      async ({ page }) => {
        await openPayment(page, journey)
        const frame = page.locator('iframe[title="Card details"], iframe[title="Payment details"]')
        await expect(frame).toBeVisible()
        const place = frame.locator('..')
        for (const gone of ['none', 'block'])
          await place.evaluate(async (container, display) => {
            container.style.display = display
            await new Promise((drawn) => setTimeout(drawn, 500))
          }, gone)
        await expect(frame).toBeVisible()
        await typeCard(page, variant, cards.visa)
      },
    )

    test(
      'charges the payment once and leads to the policy, with no card data outside the provider’s frames [CRD-01] [CRD-02] [CRD-08] [CRD-09] [T27]',
      longBut(variant, 'drop-in'),
      async ({ page }) => {
        const traffic = listen(page)
        await openPayment(page, journey)
        await expectCleanInLongRun(page, 'ready to pay')
        const order = page.getByRole('complementary', { name: 'Your order' })
        await expect(order).toContainText('AA19 AAA')
        await expect(order).toContainText(/Starts\d+ \w+ 20\d\d at \d\d:\d\d/)
        const amount = page.getByRole('region', { name: 'Amount to pay today' })
        const sum = await amount.locator('[data-part="pay-amount-sum"]').innerText()
        await expect(makePayment(page)).toHaveText(`Make Payment of ${sum}`)
        await expect(amount.getByText('in total')).toHaveCount(2)
        await expect(page.getByRole('radio', { name: 'Save my card', exact: true })).toBeChecked()
        await expect(makePayment(page)).toHaveAttribute('aria-disabled', 'true')

        await typeCard(page, variant, cards.visa)
        await pay(page)
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          'Please choose whether your billing address is the same as your home address',
        ])
        await expect(page).toHaveTitle(/^Error: /)
        await expectClean(page, 'with an error')
        await sayAddressIsHome(page)
        expect(await page.locator('input[autocomplete^="cc-"]').count()).toBe(0)

        await makePayment(page).scrollIntoViewIfNeeded()
        // The new position of the provider's frame must reach the browser process that routes clicks.
        await page.waitForTimeout(500)
        await makePayment(page).dblclick()
        await expect(page).toHaveURL(/\/thank-you$/)
        await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
        expect([traffic.times('MakePaymentIntent'), traffic.times('TakeUpQuote')]).toEqual([1, 1])
        expect(traffic.bodies.join('\n').replace(/[\s-]/g, '')).not.toContain(cards.visa)
        expect([...traffic.origins].map((origin) => new URL(origin).hostname).sort()).toEqual(
          [new URL(at(journey)).hostname, 'localhost'].sort(),
        )
      },
    )

    test(
      'explains why a card was refused, keeps the plan, and accepts another [CRD-11] [CRD-15] [CRD-16] [ERR-11] [ERR-14] [ERR-16] [ERR-22] [F15]',
      longBut(variant, 'fields'),
      async ({ page }) => {
        const traffic = listen(page)
        await openPayment(page, journey)
        await sayAddressIsHome(page)
        const sum = await page.locator('[data-part="pay-amount-sum"]').innerText()
        for (const [card, words] of [
          [
            'declined',
            'Your payment was declined. Please verify your payment details or contact your card issuer.',
          ],
          [
            'insufficientFunds',
            'Unfortunately your payment was unsuccessful. Please try another payment method, or contact your bank or card provider.',
          ],
          ['notUk', 'We only accept UK issued cards. Please try again.'],
          ['amex', "Sorry we don't support this card vendor, please try Visa or Mastercard."],
        ] as const) {
          await typeCard(page, variant, cards[card])
          await pay(page)
          await expect(problem(page)).toContainText(words)
          await expect(problem(page)).toContainText(NOTHING_TAKEN)
          await expect(page.getByRole('button', { name: 'Back to payment' })).toBeFocused()
          if (card === 'declined') await expectCleanInLongRun(page, 'with the problem open')
          await page.getByRole('button', { name: 'Back to payment' }).click()
          await expect(makePayment(page)).toHaveAttribute('aria-disabled', 'true')
          await expect(page.locator('[data-part="pay-amount-sum"]')).toHaveText(sum)
        }
        await typeCard(page, variant, cards.mastercard)
        await pay(page)
        await expect(page).toHaveURL(/\/thank-you$/)
        // Cards that we do not accept are never sent to a bank.
        expect(traffic.times('MakePaymentIntent')).toBe(3)
      },
    )

    test(
      'lets the bank ask its customer: failed, left, and finally approved [F11] [ERR-23]',
      long,
      async ({ page }) => {
        await openPayment(page, journey)
        await sayAddressIsHome(page)
        for (const answer of ['Fail', 'Leave without an answer']) {
          await typeCard(page, variant, cards.challenge)
          await pay(page)
          const asking = await page.getByRole('dialog', { name: 'Your bank' }).boundingBox()
          // Centred, although the site resets a dialog's default margins: the same space left and right.
          expect(asking && asking.x * 2 + asking.width).toBe(390)
          await answerBank(page, answer)
          await expect(problem(page)).toContainText(NOT_AUTHENTICATED)
          await expect(problem(page)).toContainText(NOTHING_TAKEN)
          await page.getByRole('button', { name: 'Back to payment' }).click()
        }
        await typeCard(page, variant, cards.challenge)
        await pay(page)
        await answerBank(page, 'Approve')
        await expect(page).toHaveURL(/\/thank-you$/)
      },
    )

    test(
      'does not charge a card whose bank does not authenticate it [F11] [ERR-23]',
      long,
      async ({ page }) => {
        await openPayment(page, journey)
        await sayAddressIsHome(page)
        await typeCard(page, variant, cards.authenticationFails)
        await pay(page)
        await expect(problem(page)).toContainText(NOT_AUTHENTICATED)
        await page.getByRole('button', { name: 'Back to payment' }).click()
        await typeCard(page, variant, cards.challenge)
        await pay(page)
        await answerBank(page, 'Bank cannot be reached')
        await expect(problem(page)).toContainText(NOT_AUTHENTICATED)
      },
    )

    test(
      'asks for another cardholder and keeps the entered details over a reload [CRD-05] [CRD-07]',
      long,
      async ({ page }) => {
        const found = page.getByRole('group', { name: /^1 Whinberry Lane/ })
        await openPayment(page, journey)
        await page
          .getByRole('radiogroup', { name: /billing address/ })
          .getByText('No', { exact: true })
          .click()
        await typeCard(page, variant, cards.visa)
        await pay(page)
        await expect(page.getByRole('alert').getByRole('link')).toHaveText([
          "Please enter the cardholder's first name",
          "Please enter the cardholder's last name",
          'Email address is a required field',
          'Please enter your address',
        ])
        await expectCleanInLongRun(page, 'with another cardholder to be named')
        await page.getByLabel("What is the cardholder's first name?").fill('Jo')
        await page.getByLabel("What is the cardholder's last name?").fill('Ng')
        await page.getByLabel("What is the cardholder's email address?").fill('jo')
        await page.getByLabel('House name or number').fill('1')
        await page.getByLabel('Postcode').fill('ID1 1QD')
        await page.getByRole('button', { name: 'Find Address' }).click()
        await expect(found).toBeVisible()
        await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
        await page.getByLabel("What is the cardholder's email address?").fill('jo@ng.example')

        await page.reload()
        await expectReady(page)
        await expect(page.getByLabel("What is the cardholder's first name?")).toHaveValue('Jo')
        await expect(found).toBeVisible()
        await typeCard(page, variant, cards.visa)
        const sent = page.waitForRequest('**/MakePaymentIntent')
        await pay(page)
        expect((await sent).postDataJSON()).toMatchObject({
          paymentDetails: {
            billingAddress: { line1: '1 Whinberry Lane', postcode: 'ID1 1QD' },
            cardHolderDetails: { firstName: 'Jo', lastName: 'Ng', email: 'jo@ng.example' },
          },
        })
        await expect(page).toHaveURL(/\/thank-you$/)
      },
    )
  })
}

test(
  'a customer who pays monthly pays only the amount before the instalments by card, and the account is sent with it [D-181] [DDM-24]',
  long,
  async ({ page }) => {
    test.slow()
    await openMonthlyPayment(page, 'motorcade_pc')
    const due = await page.locator('[data-part="pay-amount-sum"]').innerText()
    await expect(page.locator('[data-part="pay-amount-price"][data-chosen]')).toContainText(
      `${due} today, then`,
    )
    await sayAddressIsHome(page)
    await typeCard(page, 'fields', cards.visa)
    const taken = page.waitForRequest('**/TakeUpQuote')
    await pay(page)
    expect((await taken).postDataJSON()).toMatchObject({
      bankDetails: { accountNumber: '12345678' },
      takeUpDetails: { paymentCollectionOptionCode: 'TX_FINANCE_PLAN_V2' },
    })
    await expect(page).toHaveURL(/\/thank-you$/)
    await expect(page.getByText(due).first()).toBeVisible()
  },
)

test(
  'a wallet’s button opens once the form is valid, can be closed, and pays [CRD-10] [CRD-13]',
  long,
  async ({ page }) => {
    test.slow()
    await openPayment(page, 'motorcade_pc')
    const wallet = (name: string) =>
      page.frameLocator('iframe[title^="Pay with "] >> nth=0').getByRole('button', { name })
    await wallet('Apple Pay').click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
    await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0)
    await sayAddressIsHome(page)
    await wallet('Apple Pay').click()
    const sum = await page.locator('[data-part="pay-amount-sum"]').innerText()
    await expect(walletSheet(page).getByText(sum)).toBeVisible()
    await pressInWallet(page, 'Cancel')
    await expect(problem(page)).toHaveCount(0)
    await wallet('Apple Pay').click()
    const taken = page.waitForRequest('**/TakeUpQuote')
    await pressInWallet(page, 'Pay')
    expect((await taken).postDataJSON()).toMatchObject({
      takeUpDetails: { selectedBalanceSettlementMethod: 'CARD' },
    })
    await expect(page).toHaveURL(/\/thank-you$/)
  },
)

test('an account in the drop-in pays as a wallet does [CRD-13] [CRD-23] [D-199]', long, async ({ page }) => {
  test.slow()
  await openPayment(page, 'carrot_pc')
  await sayAddressIsHome(page)
  await dropIn(page).getByLabel('PayPal').check()
  await expectFormComplete(page)
  await pay(page)
  const taken = page.waitForRequest('**/TakeUpQuote')
  await pressInWallet(page, 'Pay')
  expect((await taken).postDataJSON()).toMatchObject({
    takeUpDetails: { selectedBalanceSettlementMethod: 'WALLET' },
  })
  await expect(page).toHaveURL(/\/thank-you$/)
})

test(
  'a card form that cannot be loaded shows a message and can be loaded again [ERR-25] [ERR-26]',
  long,
  async ({ page }) => {
    test.slow()
    let tokens = 0
    await page.route('**/GetDropInUiToken*', (route) => {
      tokens += 1
      return tokens <= 4 ? route.abort() : route.continue()
    })
    const opening = openPayment(page, 'carrot_pc').catch(() => undefined)
    await expect(problem(page)).toContainText(
      'There was a problem taking your payment. Please try again or call',
    )
    await opening
    expect(tokens).toBe(4)
    await expectClean(page, 'with no card form and the problem open')
    await page.getByRole('button', { name: 'Back to payment' }).click()
    await page.getByRole('button', { name: 'Load it again' }).click()
    await expect(dropIn(page).getByLabel('Visa or Mastercard')).toBeVisible()
  },
)

test(
  'everything fits a narrow screen, and the card is reached by keyboard [CRD-02]',
  long,
  async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    await openPayment(page, 'motorcade_pc')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('radio', { name: 'Yes', exact: true }).focus()
    const number = fields(page).getByLabel('Card number')
    const isReached = () => number.evaluate((box) => document.hasFocus() && box === document.activeElement)
    // Past the wallets' buttons, each in its own frame.
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await isReached()).toBe(true)
    }).toPass({ intervals: [300] })
    await page.keyboard.type(cards.visa)
    await expect(number).toHaveValue('4000 0082 6000 0000')
  },
)
