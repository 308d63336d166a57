import { type Excess, excesses } from '@milepost/domain/quote/excess'
import { formatPence } from '@milepost/domain/values/pence'
import { expect, type Page } from '@playwright/test'
import type { Expected } from '../personas/person.ts'
import { expectResults } from '../results/open-results.ts'

/** The text of an offer on results. */
type ShownOffer = {
  inFull: string | undefined
  monthly: string | undefined
  payments: readonly string[]
  excesses: readonly string[]
  endorsements: readonly string[]
}

/** Everything in one call to the page, not one for every line. */
function readOffer(): ShownOffer {
  const texts = (selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '')
  const totalOf = (method: string) =>
    document
      .querySelector(`[data-part="way"]:has([value="${method}"]) [data-part="way-total"]`)
      ?.textContent?.trim()
  const panel = [...document.querySelectorAll('[data-part="panel"]')].find((each) =>
    each.textContent?.includes('Excesses'),
  )
  const rows = panel ? [...panel.querySelectorAll('[data-part="money-row"]')] : []
  return {
    inFull: totalOf('CARD_PAYMENT'),
    monthly: totalOf('DIRECT_DEBIT'),
    payments: texts('[data-part="dates-list"] strong'),
    excesses: rows.map((row) => `${texts('dt', row).join()} ${texts('dd', row).join().replace('+ ', '')}`),
    endorsements: texts('[data-part="chip-button"]'),
  }
}

/** The year on the page is the one expected for this person, to the penny. */
export async function expectOffer(page: Page, expected: Expected): Promise<void> {
  await expectResults(page)
  const { inFull, monthly, endorsements, excesses: borne } = expected
  const inPounds = inFull === undefined ? undefined : formatPence(inFull)
  // Waits until a price that is being recalculated is complete.
  if (inPounds !== undefined)
    await expect(
      page.locator('[data-part="way"]:has([value="CARD_PAYMENT"]) [data-part="way-total"]'),
    ).toHaveText(inPounds)
  const shown = await page.evaluate(readOffer)
  if (monthly === 'not offered') expect(shown.monthly, 'monthly').toBeUndefined()
  else if (monthly !== undefined) {
    expect(shown.monthly, 'paid monthly, in all').toBe(formatPence(monthly.total))
    const later = Array.from({ length: 10 }, () => formatPence(monthly.standard))
    expect(shown.payments, 'every monthly payment').toEqual([
      formatPence(monthly.deposit),
      formatPence(monthly.first),
      ...later,
    ])
  }
  if (borne) expect(bearing(shown.excesses), 'excesses').toEqual(bearing(borne.map(inWords)))
  if (endorsements) expect(shown.endorsements, 'endorsements').toEqual(endorsements)
}

function inWords({ code, amount }: Excess): string {
  return `${excesses.find((excess) => excess.code === code)?.desc} ${formatPence(amount).replace('.00', '')}`
}

/** The excesses that apply: without the total, and without a voluntary excess of nothing. */
function bearing(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => excesses.some(({ desc }) => line.startsWith(desc)) && !line.endsWith(' £0'))
    .toSorted()
}

/** Thirty days, whether paired with the year, alone, or for a restart. */
export async function expectThirtyDays(page: Page, { thirtyDays, endorsements }: Expected): Promise<void> {
  if (thirtyDays !== undefined)
    await expect(page.locator('[data-part="subscription-total"]').first()).toHaveText(formatPence(thirtyDays))
  if (endorsements) await expect(page.locator('[data-part="chip-button"]')).toHaveText([...endorsements])
}
