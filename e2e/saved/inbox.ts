import { expect } from '@playwright/test'

/** A page of the sandbox's console, where everything that was sent can be read. */
async function consolePage(path: string): Promise<string> {
  const { E2E_SANDBOX_PORT: port = '3001' } = process.env
  const response = await fetch(`http://localhost:${port}${path}`)
  return response.text()
}

/** The emails to an address, newest first, as the console shows them. */
async function emailsTo(address: string): Promise<readonly string[]> {
  const entries = (await consolePage('/')).split('<li>').filter((entry) => entry.includes(`to ${address}<`))
  const ids = entries.flatMap((entry) => /href="\/mail\/(\d+)"/.exec(entry)?.[1] ?? [])
  return Promise.all(ids.map((id) => consolePage(`/mail/${id}`)))
}

/** The format of the link to saved answers. */
const savedQuote = /http:\/\/[a-z0-9.:-]+\/saved-quote#[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/

/** The link in the newest email to an address, once there are so many. */
export async function linkMailedTo(address: string, emails = 1, form = savedQuote): Promise<string> {
  await expect.poll(async () => (await emailsTo(address)).length, { message: 'letters' }).toBe(emails)
  const [newest = ''] = await emailsTo(address)
  const [link] = form.exec(newest) ?? []
  if (link === undefined) throw new Error('There is no link in the letter')
  return link
}
