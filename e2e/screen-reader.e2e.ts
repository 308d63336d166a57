import { expect, test } from '@playwright/test'
import { long } from './long.ts'
import { listenToPage } from './looking/announced.ts'
import { cards, typeCard } from './paying/cards.ts'
import { agree, expectReady, makePayment, problem, sayAddressIsHome } from './paying/open-payment.ts'
import { personaOf } from './results/open-results.ts'
import { at, findVehicle, plates } from './site.ts'
import { answerEverything } from './walking/walk.ts'

test('a screen reader announces what was found, without moving from the button', async ({ page }) => {
  const announced = await listenToPage(page)
  await page.goto(at('acorn_pc'))
  await findVehicle(page, plates.notFound)
  const plate = page.getByLabel('What is your vehicle registration?')
  // The error is read out with the box, which gets the focus.
  await expect(plate).toBeFocused()
  await expect(plate).toHaveAccessibleDescription(/couldn't find/)
  await findVehicle(page, plates.car)
  await expect
    .poll(announced)
    .toEqual([
      'Finding your vehicle',
      'We found Ford Fiesta 1.0 EcoBoost 100 Titanium. Is this your vehicle?',
    ])
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Let's get you a car insurance quote" [level=1]
    - textbox "What is your vehicle registration?": AA19AAA
    - button "Find Vehicle"
    - heading "Vehicle Details" [level=2]
    - textbox "How much is your vehicle worth?": 9,500
    - heading "Is this your vehicle?" [level=2]
    - button "Yes, continue"
    - button "No, change vehicle"
  `)
})

test(
  'a policy is bought by names and roles alone, and each stage is announced: priced, changed, refused, covered',
  long,
  async ({ page }) => {
    test.slow()
    const announced = await listenToPage(page)
    const h1 = page.getByRole('heading', { level: 1 })
    await answerEverything(page, personaOf('acorn_pc'))

    await test.step('priced', async () => {
      await page.getByRole('button', { name: 'Get my price' }).click()
      await expect(h1).toHaveText("Hi Alan, here's your quote")
      await expect(h1).toBeFocused()
      await expect(page.getByRole('radiogroup', { name: 'How would you like to pay?' })).toMatchAriaSnapshot(`
        - radiogroup "How would you like to pay?":
          - radio "Pay Monthly" [checked]
          - radio "Pay Annually"
      `)
      const inFull = page.getByRole('radio', { name: 'Pay Annually' })
      await expect(inFull).toHaveAccessibleDescription(/^£[\d,.]+ in total for the year/)
      await inFull.check()
      await expect.poll(async () => (await announced()).at(-1)).toMatch(/^Pay in full: £[\d,.]+ in total/)
    })

    await test.step('changed', async () => {
      await page.getByRole('button', { name: 'Add Key Care' }).click()
      await expect(page.getByRole('button', { name: 'Remove Key Care' })).toBeFocused()
      await expect.poll(announced).toContain('Key Care added')
      expect((await announced()).findLast((words) => words.startsWith('Pay'))).toMatch(
        /^Pay in full: £[\d,.]+/,
      )
    })

    await test.step('refused, with a message that nothing was charged', async () => {
      await agree(page)
      await page.getByRole('button', { name: 'Buy Now' }).click()
      await expectReady(page)
      await expect(h1).toBeFocused()
      await typeCard(page, 'drop-in', cards.declined)
      await sayAddressIsHome(page)
      await makePayment(page).press('Enter')
      await expect(problem(page)).toBeVisible()
      expect(await announced()).toContain('Processing payment...')
      await expect(page.getByRole('button', { name: 'Back to payment' })).toBeFocused()
      await expect(problem(page)).toHaveAccessibleDescription(/declined.* No money has been taken\.$/)
      await page.keyboard.press('Escape')
      await expect(makePayment(page)).toBeFocused()
    })

    await test.step('covered', async () => {
      await typeCard(page, 'drop-in', cards.visa)
      await makePayment(page).press('Enter')
      await expect(page).toHaveTitle(/^Thank you/)
      await expect(h1).toBeFocused()
      await expect(h1).toHaveText(/^Thank you, Alan /)
      await expect(page.getByRole('region', { name: 'Your policy number' })).toContainText(/A-\d{8}/)
      await expect(page.getByRole('button', { name: /^Certificate of motor insurance/ })).toBeVisible()
    })
  },
)
