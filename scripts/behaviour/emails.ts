import { randomBytes } from 'node:crypto'
import { requestDraftLink, saveDraft } from '@milepost/contract/calls/draft'
import { requestRenewalLink } from '@milepost/contract/calls/policy'
import { requestQuoteLink } from '@milepost/contract/calls/retrieval'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { chromium } from '@playwright/test'
import { type EmailText, emailText } from '../../apps/sandbox/email/email-text.ts'
import { office } from '../../e2e/office.ts'
import { findBrowser } from '../setup/browser.mjs'
import type { Recorded } from './people.ts'
import type { RunningProduct } from './product.ts'
import { normalise } from './recording/normalise.ts'
import { fileName, type Recording } from './recording/recording.ts'

/** Days from today on which emails about policies and quotes are sent: thirty days and what follows, then a year. */
const windows = [
  [1, 36],
  [335, 372],
] as const

/** How long emails may take on a busy machine. */
const MOST_MS = 120_000

/** Every email that the product sends to these people, read from the sandbox's inbox. */
export async function recordEmails(
  recording: Recording,
  all: readonly Recorded[],
  { sandbox, metrics }: RunningProduct,
  say: (words: string) => void,
): Promise<void> {
  const box = inbox(sandbox, metrics)
  await box.expect((emails) =>
    all.every(({ purchase, email }) => !purchase || emailsTo(emails, email).length > 0),
  )
  const asked = await askForLinks(all)
  await box.expect((emails) => asked.every(([email, count]) => emailsTo(emails, email).length >= count))
  const today = londonDate(new Date())
  for (const [from, to] of windows) {
    say(`letters of the days ${from} to ${to} from now`)
    const lines = await office('renewals', addDays(today, from), addDays(today, to))
    recording.text(`emails/day-${from}-to-${to}.txt`, lines.split('\n').sort().join('\n'))
    await box.quiet()
  }
  await writeDown(recording, await box.look(), today)
}

/** Links that customers request by email: to a price, to unfinished answers, to a renewal. */
async function askForLinks(all: readonly Recorded[]): Promise<readonly (readonly [string, number])[]> {
  const asked: (readonly [string, number])[] = []
  for (const { person, email, priced, purchase } of all) {
    if (!priced) continue
    const { visitor, results } = priced
    if (purchase) {
      await visitor.asks(requestRenewalLink, { body: { policyNumber: purchase.policy } })
    } else {
      await visitor.asks(requestQuoteLink, { body: { quoteReference: results.quoteReference } })
      const draftId = randomBytes(32).toString('base64url')
      const saveId = randomBytes(16).toString('base64url')
      const draft = { answers: { ...person.answers }, completedSteps: [], besides: {}, shape: 1 }
      await visitor.asks(saveDraft, { body: { draftId, revision: 0, saveId, unconfirmed: [], ...draft } })
      await visitor.asks(requestDraftLink, { body: { draftId } })
      asked.push([email, 2])
    }
  }
  return asked
}

async function openJobs(metrics: string): Promise<number> {
  const page = await (await fetch(metrics)).text()
  const counts = [...page.matchAll(/^jobs_open\{[^}]*\} (\d+)$/gm)].map(([, count]) => Number(count))
  return counts.reduce((sum, count) => sum + count, 0)
}

type Received = EmailText & { id: number }

function emailsTo(emails: readonly Received[], email: string): readonly Received[] {
  return emails.filter(({ to }) => to.includes(email))
}

/** Remembers the emails already seen: the sandbox stores only the newest two hundred. */
function inbox(sandbox: string, metrics: string) {
  const seen = new Map<number, Received>()
  async function look(): Promise<readonly Received[]> {
    const page = await (await fetch(sandbox)).text()
    for (const [, id = ''] of page.matchAll(/href="\/mail\/(\d+)"/g)) {
      if (seen.has(Number(id))) continue
      const source = await (await fetch(`${sandbox}/mail/${id}/source`)).arrayBuffer()
      seen.set(Number(id), { ...emailText(Buffer.from(source)), id: Number(id) })
    }
    return [...seen.values()].sort((a, b) => a.id - b.id)
  }
  async function expect(isThere: (emails: readonly Received[]) => boolean | Promise<boolean>): Promise<void> {
    const latest = Date.now() + MOST_MS
    while (!(await isThere(await look()))) {
      if (Date.now() > latest) throw new Error('Some letters have not come')
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
  /** Renewals continue in jobs: once no job is left and no more email arrives, all emails have been sent. */
  async function quiet(): Promise<void> {
    let count = -1
    await expect(async (emails) => {
      const isQuiet = emails.length === count && (await openJobs(metrics)) === 0
      count = emails.length
      return isQuiet
    })
  }
  return { look, expect, quiet }
}

/** An email's HTML is read in a browser, as an email program would show it. */
async function writeDown(recording: Recording, emails: readonly Received[], today: string): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  const page = await browser.newPage()
  const times = new Map<string, number>()
  for (const { subject, from, to, text, html, attachments } of emails) {
    if (!to.includes('@people.example')) continue
    await page.setContent(html ?? '')
    const about = normalise(subject, today).replaceAll(/\d\d\/\d\d\/\d{4}/g, 'date')
    const name = `${fileName(to.split('@')[0] ?? '')}/${fileName(about)}`
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    const attached = attachments.map((each) => each.name).sort()
    recording.text(
      `emails/${name}${count > 1 ? `-${count}` : ''}.txt`,
      [
        `From: ${from}`,
        `Subject: ${subject}`,
        `Attached: ${attached.join(', ')}`,
        '',
        text.replaceAll('\r\n', '\n'),
        '',
        '--- as a page ---',
        await page.locator('body').ariaSnapshot(),
      ].join('\n'),
    )
  }
  await browser.close()
}
