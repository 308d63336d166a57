import { createHash, randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import type { OutgoingEmail } from '../platform/email/ports.ts'
import { checkTallies } from '../retrieval/store.ts'
import { openDraftLink, renewDraftLink, requestDraftLink } from './draft-link.ts'
import { draftLinkStore } from './link-store.ts'
import { resumeDraft } from './resume-draft.ts'
import { saveDraft } from './save-draft.ts'
import { draftStore } from './store.ts'

const { db } = await testDatabase()
// All tests use one mailbox, which accepts a limited number of links, so each test resets the count.
beforeEach(() => db.deleteFrom('milepost.check_tally').execute())
const acornCar = { tenant: 'A', journey: 'acorn_pc' } as const
const owner = { dateOfBirth: '1985-04-12', postcode: 'LS1 1AA' }
const answers = {
  proposerDetails: {
    emailAddress: 'Pat.Lee@example.com',
    dateOfBirth: owner.dateOfBirth,
    address: { postcode: owner.postcode },
  },
}
const page = new URL('https://quotes.acorn.example/saved-quote')

/** A customer with a saved quote, a movable clock and an inbox. */
async function customer({ stored = answers, isSaved = true }: { stored?: object; isSaved?: boolean } = {}) {
  const draft = { ...acornCar, draftId: createHash('sha256').update(randomUUID()).digest('base64url') }
  const started = new Date('2026-03-02T09:00:00Z').getTime()
  let minutes = 0
  const emails: OutgoingEmail[] = []
  const work: (() => Promise<void>)[] = []
  const ports = {
    drafts: draftStore(db),
    draftLinks: draftLinkStore(db),
    checks: checkTallies(db),
    clock: () => new Date(started + minutes * 60_000),
    sendEmail: async (email: OutgoingEmail) => {
      emails.push(email)
      return { kind: 'sent' } as const
    },
    later: (each: () => Promise<void>) => void work.push(each),
  }
  const content = { answers: { ...stored }, completedSteps: ['aboutYou'], besides: {}, shape: 1 } as const
  const save = { saveId: randomUUID(), unconfirmed: [], expectedRevision: 0 }
  if (isSaved) await saveDraft({ ...draft, ...content, ...save }, ports)
  const isDone = async () => {
    for (const each of work.splice(0)) await each()
  }
  return {
    draft,
    content,
    emails,
    ports,
    wait(longer: number) {
      minutes += longer
    },
    wrong: () => resumeDraft({ ...draft, ...owner, postcode: 'LS1 1AB' }, ports),
    right: () => resumeDraft({ ...draft, ...owner }, ports),
    async ask(to: URL | undefined = page) {
      const outcome = await requestDraftLink({ ...draft, page: to }, ports)
      await isDone()
      return outcome
    },
    async renew(
      token: string,
      journey: typeof acornCar | { tenant: 'M'; journey: 'motorcade_pc' } = acornCar,
    ) {
      const outcome = await renewDraftLink({ ...journey, token, page }, ports)
      await isDone()
      return outcome
    },
    open: (token: string) => openDraftLink({ ...acornCar, token }, ports),
    work,
  }
}
const tokenIn = (email: OutgoingEmail | undefined) =>
  /saved-quote#([\w-]{43})\n/.exec(email?.text ?? '')?.[1] ?? ''

it('emails a link to the address in the answers, and the link returns the answers and their id', async () => {
  const { ask, open, emails, draft, content } = await customer()
  expect(await ask()).toEqual({ kind: 'accepted' })
  expect(emails).toMatchObject([
    {
      to: 'Pat.Lee@example.com',
      sender: { email: 'help@acorn.example' },
      subject: 'Your link to your Acorn quote',
    },
  ])
  expect(emails[0]?.html).toContain(`href="https://quotes.acorn.example/saved-quote#${tokenIn(emails[0])}"`)
  expect(emails[0]?.text).toContain('expires in 30 minutes, at 09:30 UK time')
  expect(await open(tokenIn(emails[0]))).toEqual({
    kind: 'found',
    value: { ...content, revision: 1, draftId: draft.draftId },
  })
})

it('works once', async () => {
  const { ask, open, emails } = await customer()
  await ask()
  expect(await open(tokenIn(emails[0]))).toMatchObject({ kind: 'found' })
  expect(await open(tokenIn(emails[0]))).toEqual({ kind: 'not-found' })
})

it('works for 30 minutes', async () => {
  const { ask, open, emails, wait } = await customer()
  await ask()
  await ask()
  wait(29.9)
  expect(await open(tokenIn(emails[0]))).toMatchObject({ kind: 'found' })
  wait(0.1)
  expect(await open(tokenIn(emails[1]))).toEqual({ kind: 'not-found' })
})

it('opens nothing for an unknown token or for another brand or journey', async () => {
  const { ask, open, emails, ports } = await customer()
  await ask()
  const token = tokenIn(emails[0])
  expect(await open('x'.repeat(43))).toEqual({ kind: 'not-found' })
  for (const other of [
    { tenant: 'A', journey: 'acorn_cv' },
    { tenant: 'M', journey: 'motorcade_pc' },
  ] as const)
    expect(await openDraftLink({ ...other, token }, ports)).toEqual({ kind: 'not-found' })
  expect(await open(token)).toMatchObject({ kind: 'found' })
})

it.each([
  ['there is no such draft', { isSaved: false }],
  ['the answers hold no email address', { stored: { proposerDetails: {} } }],
  [
    'the address is none, or is more than one',
    { stored: { proposerDetails: { emailAddress: 'a@example.com, b@example.com' } } },
  ],
])('gives the same response and sends nothing when %s', async (_what, who) => {
  const { ask, emails } = await customer(who)
  expect(await ask()).toEqual({ kind: 'accepted' })
  expect(emails).toEqual([])
  await ask()
  await ask()
  expect(await ask()).toMatchObject({ kind: 'too-many' })
})

it('does all work that depends on the draft after the response is sent', async () => {
  const { draft, ports, work, emails } = await customer()
  const touched: string[] = []
  const watched = {
    ...ports,
    drafts: { ...ports.drafts, findDraft: async () => void touched.push('looked') },
  }
  await requestDraftLink({ ...draft, page }, watched)
  expect([touched, emails, work.length]).toEqual([[], [], 1])
})

it('sends no link to a host that is not ours', async () => {
  const { draft, ports, work, emails } = await customer()
  expect(await requestDraftLink({ ...draft, page: undefined }, ports)).toEqual({ kind: 'accepted' })
  for (const each of work) await each()
  expect(emails).toEqual([])
})

it('sends three links an hour for one draft, new and renewed together', async () => {
  const { ask, renew, emails, wait } = await customer()
  await ask()
  await ask()
  await renew(tokenIn(emails[0]))
  expect(emails).toHaveLength(3)
  expect(await ask()).toEqual({ kind: 'too-many', retryAfterSeconds: 3600 })
  expect(await renew(tokenIn(emails[0]))).toMatchObject({ kind: 'too-many' })
  expect(emails).toHaveLength(3)
  wait(60)
  expect(await ask()).toEqual({ kind: 'accepted' })
  expect(emails).toHaveLength(4)
})

it('sends five links an hour to one mailbox for any number of drafts, with the same response [T2]', async () => {
  const sent: OutgoingEmail[] = []
  for (let drafts = 0; drafts < 7; drafts += 1) {
    const { ask, emails } = await customer()
    expect(await ask()).toEqual({ kind: 'accepted' })
    sent.push(...emails)
  }
  expect(sent).toHaveLength(5)
})

it('replaces a used or expired link with a new one, to the address in the answers now', async () => {
  const { ask, open, renew, emails, wait, draft, content, ports } = await customer()
  await ask()
  await open(tokenIn(emails[0]))
  const moved = { proposerDetails: { ...answers.proposerDetails, emailAddress: 'new@example.com' } }
  const save = { saveId: randomUUID(), unconfirmed: [], expectedRevision: 1 }
  await saveDraft({ ...draft, ...content, answers: moved, ...save }, ports)
  wait(120)
  expect(await renew(tokenIn(emails[0]))).toEqual({ kind: 'accepted' })
  expect(emails[1]?.to).toBe('new@example.com')
  expect(await open(tokenIn(emails[1]))).toMatchObject({ value: { answers: moved, draftId: draft.draftId } })
})

it('gives the same response and sends nothing for an unknown old link, or for one of another brand', async () => {
  const { ask, renew, emails } = await customer()
  await ask()
  const motorcade = { tenant: 'M', journey: 'motorcade_pc' } as const
  expect(await renew('x'.repeat(43))).toEqual({ kind: 'accepted' })
  expect(await renew(tokenIn(emails[0]), motorcade)).toEqual({ kind: 'accepted' })
  expect(emails).toHaveLength(1)
  await renew('x'.repeat(43))
  await renew('x'.repeat(43))
  expect(await renew('x'.repeat(43))).toMatchObject({ kind: 'too-many' })
})

it('is the only way in after ten wrong tries, and makes the check work again', async () => {
  const { ask, open, emails, wait, right, wrong } = await customer()
  for (let tries = 0; tries < 11; tries += 1) {
    wait(4)
    await wrong()
  }
  wait(60)
  expect(await right()).toEqual({ kind: 'not-found' })
  await ask()
  expect(await open(tokenIn(emails[0]))).toMatchObject({ kind: 'found' })
  expect(await right()).toMatchObject({ kind: 'found' })
})

it('stores nothing that opens a draft: the link tables contain neither the token, the id nor the address', async () => {
  const { ask, draft, emails } = await customer()
  await ask()
  const rows = await db.selectFrom('milepost.draft_link').selectAll().execute()
  const bytes = rows
    .flatMap((row) => [row.token_hash, row.id_hash, row.sealed_draft_id])
    .map((each) => Buffer.from(each))
  for (const secret of [draft.draftId, tokenIn(emails[0]), 'Pat.Lee'])
    for (const form of [Buffer.from(secret), Buffer.from(secret, 'base64url')])
      expect(bytes.some((each) => each.includes(form))).toBe(false)
})
