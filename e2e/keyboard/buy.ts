import { journeyDefinition } from '@milepost/domain/journeys/journey-definition'
import { askingOf } from '@milepost/domain/journeys/journey-progress'
import { labelOf } from '@milepost/domain/journeys/steps'
import { you } from '@milepost/domain/questions/people/whose'
import { expect, type Locator, type Page } from '@playwright/test'
import { cards, dropIn, expectFormComplete, fields, type Variant } from '../paying/cards.ts'
import { expectReady, makePayment } from '../paying/open-payment.ts'
import type { Persona } from '../personas/persona.ts'
import { at, goodPlate } from '../site.ts'
import { circumstancesOf, pathOf } from '../walking/walk.ts'
import { press, pressOn, tabTo } from './hands.ts'
import { typeAll } from './type.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the first screen to the price, by keyboard only. `onPage` is called on each page once it is answered. */
export async function getPriceByKeys(
  page: Page,
  persona: Persona,
  onPage: (name: string) => Promise<void>,
): Promise<void> {
  const { journey, answers } = persona
  await page.goto(at(journey))
  for (const step of pathOf(persona)) {
    // The first screen has a heading of its own.
    const heading = page.getByRole('heading', { level: 1 })
    if (step === 'vehicleDetails') await expect(heading).toBeVisible()
    else await expect(heading).toHaveText(labelOf(step))
    if (step === 'vehicleDetails') {
      await tabTo(page, page.getByLabel('What is your vehicle registration?'))
      await page.keyboard.type(goodPlate(journey))
      await press(page, 'Enter')
      await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
    } else {
      await expect(heading).toBeFocused()
      for (const { of, ask } of journeyDefinition.steps[step])
        await typeAll(page, ask, {
          scope: page.getByRole('main'),
          asking: askingOf(of, answers, circumstancesOf(journey)),
          whose: you,
        })
    }
    if (step === 'vehicleCover') {
      await pressOn(page, button(page, 'Read Disclaimer'))
      await pressOn(page, button(page, 'Agree'))
    }
    await onPage(step)
    await pressOn(page, page.getByRole('button', { name: /^(Continue|Yes, continue)$/ }))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Check your answers' })).toBeFocused()
  await onPage('check answers')
  // Past every Change button.
  await tabTo(page, page.getByRole('link', { name: /^Change answer: What is your (home|main)/ }).first())
  await pressOn(page, button(page, 'Get my price'))
  await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeFocused()
}

/** From the price to the policy, by keyboard only: paid in full, by a card whose billing address is the home address. */
export async function buyByKeys(
  page: Page,
  variant: Variant,
  onPage: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const ways = page.getByRole('radio', { name: /^Pay / })
  await chooseByKey(page, page.getByRole('radio', { name: /^Pay (Annually|in full)/ }), ways)
  await onPage('results')
  await pressOn(page, button(page, 'Read Disclaimer'))
  await pressOn(page, button(page, 'Agree'))
  await pressOn(page, page.getByRole('checkbox', { name: /^I have read the information/ }), 'Space')
  await pressOn(page, button(page, 'Buy Now'))

  await expectReady(page)
  const home = page.getByRole('radiogroup', { name: /billing address/ }).getByRole('radio')
  await chooseByKey(page, home.first(), home)
  await tabIntoFrame(page, variant === 'fields' ? 'Card details' : 'Payment details')
  const frame = variant === 'fields' ? fields(page) : dropIn(page)
  // The first of several payment methods; only the card has fields.
  if (variant === 'drop-in') {
    const card = frame.getByLabel('Visa or Mastercard')
    await expect(card).toBeFocused()
    await press(page, 'Space')
    await expect(card).toBeChecked()
    await press(page, 'Tab')
  }
  for (const [label, text] of [
    ['Card number', cards.visa],
    ['Expiry date', '12/39'],
    ['Security code', '987'],
  ] as const)
    await typeAndTab(page, frame.getByLabel(label), text)
  await expectFormComplete(page)
  await onPage('card')
  await pressOn(page, makePayment(page))
  await expect(page).toHaveURL(/\/thank-you$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeFocused()
  await onPage('thank you')
}

/** Chooses a radio button with the arrows, regardless of which option has the focus. */
async function chooseByKey(page: Page, choice: Locator, among: Locator): Promise<void> {
  await tabTo(page, among)
  const radios = await among.count()
  for (let stop = 0; stop < radios && !(await choice.isChecked()); stop += 1) await press(page, 'ArrowDown')
  if (!(await choice.isChecked())) await press(page, 'Space')
  await expect(choice).toBeChecked()
}

/** Into the provider's frame, which has its own fields and focus rings. */
async function tabIntoFrame(page: Page, title: string): Promise<void> {
  const isInside = () =>
    page.evaluate((name) => document.activeElement?.getAttribute('title') === name, title)
  for (let stops = 0; stops < 30 && !(await isInside()); stops += 1) await press(page, 'Tab')
  expect(await isInside(), `the focus is in ${title}`).toBe(true)
}

/**
 * The provider's frame is a process of its own, which has the focus and the keys a moment after the page: keys pressed before it
 * listens are lost.
 */
async function typeAndTab(page: Page, field: Locator, text: string): Promise<void> {
  const digits = (typed: string) => typed.replaceAll(/\D/g, '')
  await expect(field).toBeFocused()
  await page.keyboard.type(text)
  await expect.poll(async () => digits(await field.inputValue())).toBe(digits(text))
  await press(page, 'Tab')
}
