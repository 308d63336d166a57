import { updateContactPreferences } from '@milepost/contract/calls/quote'
import type { Answers } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page } from '@playwright/test'
import type { Persona } from '../personas/persona.ts'
import { openResults, personaOf } from '../results/open-results.ts'
import {
  ask,
  openEmptyPage,
  priceOf,
  type Results,
  store,
  storeAnswers,
  wholeAnswers,
} from '../results/quote-by-call.ts'
import { at } from '../site.ts'
import { cards, typeCard } from './cards.ts'

/**
 * The card page with a real price that is paid in full: the form before it is saved by its call. A test that goes back from here
 * must step through the pages instead.
 */
export async function openPayment(
  page: Page,
  journey: JourneyId,
  { answers }: Pick<Persona, 'answers'> = personaOf(journey),
): Promise<void> {
  await openEmptyPage(page, journey)
  const whole = await wholeAnswers(page, journey, answers)
  const { results, pricedFrom } = await priceOf(page, journey, whole)
  const saved = await savePurchaseForm(page, journey, whole, results)
  await storeAnswers(page, journey, whole)
  const state = { results: saved, pricedFrom, paymentMethod: 'CARD_PAYMENT', is30DayQuote: false }
  await store(page, journey, 'results', state)
  await store(page, journey, 'purchase', { typed: {}, automaticRenewal: false, sendWelcomePack: false })
  await page.goto(at(journey, '/make-payment'))
  await expectReady(page)
}

/** Saves what the purchase form asks; returns the results with the ids for the purchase. */
async function savePurchaseForm(
  page: Page,
  journey: JourneyId,
  { proposerDetails }: Answers,
  results: Results,
): Promise<Results> {
  const { underwritingOutcome: outcome, quoteReference } = results
  const { emailAddress = '', phoneNumber = '' } = proposerDetails
  const [first, ...others] = outcome.underwrittenOptions
  if (!first) throw new Error('There is no offer')
  const { body } = await ask(page, journey, updateContactPreferences, {
    body: {
      quoteReference,
      underwritingResponseId: outcome.underwritingOutcomeResponseId,
      contactDetails: {
        contactEmail: emailAddress,
        contactPhoneNumber: phoneNumber,
        marketingPreferenceEmail: false,
        marketingPreferencePhone: false,
        marketingPreferenceSms: false,
        sendPolicyDocumentsByPost: false,
      },
      selectedAddOns: first.underwrittenAddOns
        .filter(({ selected }) => selected)
        .map(({ underwrittenDataPointId, addOnCode }) => ({ underwrittenDataPointId, code: addOnCode })),
    },
  })
  const { optionId, underwritingOutcomeResponseId } = body
  const underwrittenOptions = [{ ...first, optionId }, ...others]
  return {
    ...results,
    underwritingOutcome: { ...outcome, underwritingOutcomeResponseId, underwrittenOptions },
    ...(results.selectedOption === first.optionId && { selectedOption: optionId }),
  }
}

/** The same, reached from results as a customer does. */
export async function walkToPayment(
  page: Page,
  journey: JourneyId,
  persona?: Pick<Persona, 'answers'>,
): Promise<void> {
  await openResults(page, journey, persona)
  const inFull = page.getByRole('radio', { name: /^Pay (Annually|in full)/ })
  if ((await inFull.count()) > 0) await inFull.check()
  await agree(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.waitForURL(/\/(make-payment|protect-terms)$/)
  if (page.url().endsWith('/protect-terms'))
    await page.getByRole('button', { name: 'Accept and continue' }).click()
  await expectReady(page)
}

/** An account that the sandbox finds; see its console. */
const account = { sortCode: '999901', accountNumber: '12345678' }

/** The card page of a customer who pays monthly: the agreement is accepted and the account entered on the page before. */
export async function openMonthlyPayment(page: Page, journey: JourneyId): Promise<void> {
  await openResults(page, journey)
  await page.getByRole('radio', { name: /^Pay Monthly/ }).check()
  await agree(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await page.getByRole('heading', { level: 1, name: 'Payment summary' }).waitFor()
  for (const question of [
    /accept premium finance/,
    /afford the repayments/,
    /in your own name/,
    /only person needed/,
  ])
    await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByLabel('Sort code').pressSequentially(account.sortCode)
  await page.getByLabel('Account number').pressSequentially(account.accountNumber)
  await page.getByRole('checkbox', { name: 'These bank details are correct.' }).check()
  await page.getByRole('checkbox', { name: /^I accept on / }).check()
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expectReady(page)
}

export async function agree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Read Disclaimer' }).click()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await page.getByRole('checkbox', { name: /^I have read the information/ }).check()
}

/** The page is ready when the provider's form is. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Make payment' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Payment' })).toBeVisible()
  await expect(page.getByText('The secure card form is loading.')).toHaveCount(0)
}

export const makePayment = (page: Page) => page.getByRole('button', { name: /^Make Payment/ })
/**
 * Pressed by key. A click right after a scroll may still be routed by the previous position of the provider's frame; no person is
 * that quick.
 */
export async function pay(page: Page): Promise<void> {
  await makePayment(page).press('Enter')
}

export const problem = (page: Page) => page.getByRole('dialog', { name: 'Payment Problem' })

export async function sayAddressIsHome(page: Page): Promise<void> {
  await page
    .getByRole('radiogroup', { name: /billing address/ })
    .getByText('Yes', { exact: true })
    .click()
}

/** From the price to the policy, paid in full by a card that is accepted. */
export async function buyInFull(page: Page): Promise<void> {
  const inFull = page.getByRole('radio', { name: /^Pay (Annually|in full)/ })
  if ((await inFull.count()) > 0) await inFull.check()
  await agree(page)
  await page.getByRole('button', { name: 'Buy Now' }).click()
  await expectReady(page)
  await typeCard(page, 'fields', cards.visa)
  await sayAddressIsHome(page)
  await pay(page)
  await expect(page).toHaveURL(/\/thank-you$/)
}
