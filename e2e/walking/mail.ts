import { expect } from '@playwright/test'

/** The subjects of what somebody got by mail, oldest first, as the sandbox's mail box lists them. */
async function subjectsTo(address: string): Promise<readonly string[]> {
  const { E2E_SANDBOX_PORT: port = '3001' } = process.env
  const page = await (await fetch(`http://localhost:${port}/`)).text()
  return page
    .split('<li>')
    .filter((entry) => entry.includes(`to ${address}<`))
    .flatMap((entry) => /href="\/mail\/\d+">([^<]+)</.exec(entry)?.[1] ?? [])
    .reverse()
}

/** They got these letters and no others. A policy's number is another every time. */
export async function expectMail(address: string, subjects: readonly string[]): Promise<void> {
  const withoutNumbers = async () =>
    (await subjectsTo(address)).map((subject) => subject.replace(/ [A-Z]{1,3}-\d{8}$/, ''))
  await expect.poll(withoutNumbers, { message: `mail to ${address}`, timeout: 20_000 }).toEqual(subjects)
}
