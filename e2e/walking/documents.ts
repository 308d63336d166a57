import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { expect, type Page } from '@playwright/test'
import type { Person } from '../personas/person.ts'

/** What is paid immediately: the deposit of a plan, or the whole price. */
function paidNow({ pays, expected }: Person): Pence | undefined {
  if (pays?.term === '30 days') return expected.thirtyDays
  const { monthly } = expected
  if (pays?.by !== 'direct debit') return expected.inFull
  return monthly === 'not offered' ? undefined : monthly?.deposit
}

/** After the purchase: what was paid, what follows, every document ready to open, and the email in the inbox. */
export async function expectDocuments(page: Page, person: Person, address: string): Promise<void> {
  const { expected, pays } = person
  const paid = paidNow(person)
  if (paid !== undefined)
    await expect(page.getByRole('region', { name: 'Your policy number' })).toContainText(
      new RegExp(`Amount (paid|to be taken)${formatPence(paid).replaceAll('.', '\\.')}`),
    )
  const { monthly } = expected
  if (pays?.by === 'direct debit' && monthly !== undefined && monthly !== 'not offered') {
    const toCome = page.locator('[data-part="to-come-payment"] strong')
    const later = Array.from({ length: 10 }, () => formatPence(monthly.standard))
    await expect(toCome).toHaveText([formatPence(monthly.first), ...later])
  }
  const documentList = page.getByRole('region', { name: 'Your documents' })
  if (expected.documents)
    await expect(documentList.locator('[data-part="document-name"]')).toHaveText([...expected.documents])
  await expect(documentList.getByText('All your documents are ready')).toBeAttached()
  if (expected.mail) await expectEmail(address, expected.mail)
}

/** Exactly these emails were sent. The policy number differs every time. */
async function expectEmail(address: string, subjects: readonly string[]): Promise<void> {
  const withoutNumbers = async () =>
    (await subjectsTo(address)).map((subject) => subject.replace(/ [A-Z]{1,3}-\d{8}$/, ''))
  await expect.poll(withoutNumbers, { message: `mail to ${address}` }).toEqual(subjects)
}

/** The subjects of the emails to an address, oldest first, as the sandbox's inbox lists them. */
async function subjectsTo(address: string): Promise<readonly string[]> {
  const { E2E_SANDBOX_PORT: port = '3001' } = process.env
  const page = await (await fetch(`http://localhost:${port}/`)).text()
  return page
    .split('<li>')
    .filter((entry) => entry.includes(`to ${address}<`))
    .flatMap((entry) => /href="\/mail\/\d+">([^<]+)</.exec(entry)?.[1] ?? [])
    .reverse()
}
