import { expect, type Page, test } from '@playwright/test'
import { expectClean } from './axe.ts'
import { referredByCall } from './desk/referred-customer.ts'
import { atOwnDesk } from './desk/sign-in.ts'
import {
  addDriverWithClaim,
  findOtherAddress,
  findOtherVehicle,
  nameCaller,
  openTelephone,
  useOtherAddress,
  useOtherVehicle,
} from './desk/telephone-form.ts'
import { long } from './long.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

for (const [screen, width] of [
  ['a phone', 390],
  ['a wide screen', 1440],
] as const)
  test(
    `the telephone form on ${screen} is complete in every state, from empty to priced [DSK-342] [DSK-343]`,
    long,
    async ({ page, browser }) => {
      const caller = await referredByCall(page, `desk-telephone-${width}`)
      const desk = await atOwnDesk(browser, 'Asha Patel', { path: `/quotes/M/${caller.reference}`, width })
      const clean = (state: string) => expectClean(desk, `the telephone form: ${state}`)

      const panel = await openTelephone(desk)
      await expect(panel.getByLabel('Surname')).toBeFocused()
      await clean('who calls')
      await panel.getByRole('button', { name: 'Check the caller' }).click()
      for (const words of ['Enter the surname', 'Enter the home postcode', 'Enter the registration'])
        await expect(panel.getByText(words)).toBeVisible()
      await clean('who calls, with errors')
      await nameCaller(panel, caller)
      const price = panel.getByRole('region', { name: 'New price' })
      await expect(price).toContainText('Nothing changed yet')
      await clean('nothing changed')

      await panel.getByRole('button', { name: 'Find vehicle' }).click()
      await expect(panel.getByText('Enter the registration as it is on the plate')).toBeVisible()
      await panel.getByRole('button', { name: 'Find address' }).click()
      await expect(panel.getByText('Enter a postcode, such as SW1A 1AA')).toBeVisible()
      await findOtherVehicle(panel)
      await findOtherAddress(panel)
      await clean('a vehicle and addresses found')
      await useOtherVehicle(panel)
      await useOtherAddress(panel)
      await panel.getByRole('group', { name: 'Other drivers' }).getByRole('button', { name: 'Add' }).click()
      await expect(price).toContainText('No price until this is answered')
      for (const box of await panel.getByRole('checkbox').all()) await box.check()
      await panel.getByLabel('Your reason, for our record').fill('Has another vehicle from today')
      await panel.getByRole('button', { name: 'Change 3 and price' }).click()
      // The refused answers are listed first.
      await expect(panel.getByLabel("What is the driver's title?")).toBeFocused()
      await expect(panel.getByText("Please choose the driver's title").first()).toBeVisible()
      await clean('a driver, with errors')
      await expectPriceInSight(desk, width)

      await panel.getByRole('button', { name: 'Remove Driver 2' }).click()
      await addDriverWithClaim(panel)
      await expect(price).toContainText('it would be referred')
      await clean('the price of the change')
      await desk.context().close()
    },
  )

/** While the last question is answered: next to it, or below it on a phone. */
async function expectPriceInSight(page: Page, width: number) {
  const panel = page.getByRole('region', { name: 'On the telephone' })
  const room = (await panel.boundingBox())?.width ?? 0
  expect(room / width, 'of the screen’s width').toBeGreaterThan(0.9)
  await panel.getByRole('group', { name: 'Other drivers' }).getByLabel(/title/).scrollIntoViewIfNeeded()
  await expect(panel.getByRole('region', { name: 'New price' })).toBeInViewport()
}
