import type { JourneyId } from '@milepost/domain/terms/identity'
import { isEmail } from '@milepost/domain/values/email'
import { expect, type Page } from '@playwright/test'
import { openResults, personaOf } from '../results/open-results.ts'
import { linkMailedTo } from '../saved/inbox.ts'
import { at } from '../site.ts'
import { press, referenceOn, title } from './come-back.ts'

/** The format of the link that opens a quote. */
export const emailed = /http:\/\/[a-z0-9.:-]+\/results\?quote=[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/

/** An address of its own, so that simultaneous tests do not read each other's emails. */
export function mailbox(name: string): string {
  return `${name}.${Date.now()}.${Math.floor(Math.random() * 1e6)}@canary.example`
}

/** A priced quote of a customer with their own inbox; its reference. */
export async function quoteOf(
  page: Page,
  emailAddress: string,
  journey: JourneyId = 'acorn_pc',
): Promise<string> {
  if (!isEmail(emailAddress)) throw new Error('No address to write to')
  const { answers } = personaOf(journey)
  const proposerDetails = { ...answers.proposerDetails, emailAddress }
  await openResults(page, journey, { answers: { ...answers, proposerDetails } })
  return referenceOn(page)
}

/** Requested on the retrieval page. */
export async function mailedLink(
  page: Page,
  reference: string,
  email: string,
  journey: JourneyId = 'acorn_pc',
): Promise<string> {
  await page.goto(at(journey, `/quote-retrieval?quoteRef=${reference}`))
  await expect(page.getByLabel('Quote reference')).toHaveValue(reference)
  await press(page, 'Email me a link instead')
  await expect(title(page, 'Check your email')).toBeFocused()
  return linkMailedTo(email, 1, emailed)
}
