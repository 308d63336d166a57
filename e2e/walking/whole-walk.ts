import { parseEmail } from '@milepost/domain/values/email'
import { type Browser, expect, type Page } from '@playwright/test'
import { endings, hasBought, type Person } from '../personas/person.ts'
import { at, findVehicle } from '../site.ts'
import { askForPrice } from './arrive.ts'
import { buy } from './buy.ts'
import { comeBackWithQuote, restartAfterCancelling } from './come-back.ts'
import { expectDocuments } from './documents.ts'
import { fits } from './fits.ts'
import { arriveFromSite } from './from-site.ts'
import { payBy } from './pay-by.ts'

/** A person from the first screen to the last page, with every expectation on the way. */
export async function walkWhole(first: Page, browser: Browser, written: Person): Promise<void> {
  const { person, address } = withOwnInbox(written)
  const { endsOn, lastPageTexts } = person.expected
  const page = await toCardOrEnd(first, browser, person)
  if (person.pays && hasBought(endsOn)) await payBy(page, person.pays, person)
  const { path, heading } = endings[endsOn]
  await expect(page).toHaveURL((url) => url.pathname === path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  for (const words of lastPageTexts) await expect(page.getByText(words).first()).toBeVisible()
  await fits(page)
  if (hasBought(endsOn)) await expectDocuments(page, person, address)
  if (page !== first) await page.context().close()
}

/** As far as the card page, or to where this person is declined; returns their page, which may be on another device. */
async function toCardOrEnd(page: Page, browser: Browser, person: Person): Promise<Page> {
  const { endsOn } = person.expected
  switch (person.arrives) {
    case 'after a cancellation':
      return restartAfterCancelling(page, browser, person)
    case 'with a saved quote': {
      const phone = await comeBackWithQuote(page, browser, person)
      await buy(phone, person)
      return phone
    }
    case 'from a comparison site':
      await arriveFromSite(page, person)
      break
    case 'by themselves':
      if (endsOn === 'First page') return findNothing(page, person)
      await askForPrice(page, person)
  }
  if (hasBought(endsOn) || endsOn === 'Results') await buy(page, person)
  return page
}

/** Gets no further than the number plate. */
async function findNothing(page: Page, { journey, registration }: Person): Promise<Page> {
  await page.goto(at(journey))
  await findVehicle(page, registration)
  return page
}

/** A different address each time, so that an email can only belong to this run. */
function withOwnInbox(person: Person): { person: Person; address: string } {
  const { proposerDetails } = person.answers
  const own = (proposerDetails.emailAddress ?? '').replace('@', `.${crypto.randomUUID().slice(0, 8)}@`)
  const address = parseEmail(own)
  if (!address.ok) throw new Error(`${own} is no address to write to`)
  const answers = { ...person.answers, proposerDetails: { ...proposerDetails, emailAddress: address.value } }
  return { person: { ...person, answers }, address: address.value }
}
