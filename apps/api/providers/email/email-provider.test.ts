import { firmOf } from '@milepost/brands/brands'
import { isEmail } from '@milepost/domain/values/email'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { OutgoingEmail } from '../../platform/email/ports.ts'
import { realSandbox } from '../testing/real-sandbox.ts'
import { smtpServer } from '../testing/smtp-server.ts'
import { emailProvider } from './email-provider.ts'
import { type SmtpSettings, smtpEmail } from './smtp.ts'

const to = 'pat.lee@example.com'
if (!isEmail(to)) throw new Error('Nobody to write to')
const outgoing: OutgoingEmail = {
  to,
  sender: firmOf('A'),
  subject: 'Your link: £5 or more',
  text: `Hello\n\nOpen it:\nhttps://quotes.acorn.example/saved-quote#${'t'.repeat(43)}\n`,
  html: '<p>Hello</p>',
}

describe('with the sandbox', () => {
  let sandbox: Awaited<ReturnType<typeof realSandbox>>
  beforeAll(async () => {
    sandbox = await realSandbox()
  })
  afterAll(() => sandbox.stop())

  const page = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text()

  async function sent(
    changes: Partial<OutgoingEmail> = {},
    settings: Partial<SmtpSettings> & { emailNotice?: string } = {},
  ) {
    const observations: unknown[][] = []
    const { sendEmail } = emailProvider(
      { smtpUrl: sandbox.smtpUrl, emailFrom: undefined, ...settings },
      { observe: (...observation) => void observations.push(observation) },
    )
    const outcome = await sendEmail({ ...outgoing, ...changes })
    const newest = /\/mail\/(\d+)"/.exec(await page('/'))?.[1]
    return { outcome, observations, newest }
  }

  it('delivers an email completely, in the name of the brand', async () => {
    const { outcome, observations, newest } = await sent()
    expect(outcome).toEqual({ kind: 'sent' })
    expect(observations).toEqual([['mail', 'sent', expect.any(Number)]])
    const source = await page(`/mail/${newest}/source`)
    expect(source).toContain('From: Acorn <help@acorn.example>')
    expect(source).toContain('To: pat.lee@example.com')
    expect(source).toContain('Auto-Submitted: auto-generated')
    expect(source).toMatch(/Content-Type: multipart\/alternative/)
    expect(source).not.toContain('X-Mailer')
    const email = await page(`/mail/${newest}`)
    expect(email).toContain('Your link: £5 or more')
    expect(email).toContain(`https://quotes.acorn.example/saved-quote#${'t'.repeat(43)}`)
  })

  it('shows in the subject and before the first words that the email is from a test site', async () => {
    const html = '<html><body style="margin:0"><p>Hello</p></body></html>'
    const { newest } = await sent({ html }, { emailNotice: 'Test site: not real.' })
    expect(await page(`/mail/${newest}`)).toContain('TEST: Your link: £5 or more')
    const source = (await page(`/mail/${newest}/source`)).replaceAll('=\r\n', '')
    expect(source).toMatch(/Test site: not real\.\s+Hello/)
    expect(source).toContain('<p>Test site: not real.</p><p>Hello</p>')
  })

  it('sends from the only address that the mail server accepts, and directs replies to the brand', async () => {
    const { newest } = await sent({}, { emailFrom: 'quotes@mail.example' })
    const source = await page(`/mail/${newest}/source`)
    expect(source).toContain('From: Acorn <quotes@mail.example>')
    expect(source).toContain('Reply-To: Acorn <help@acorn.example>')
  })

  const attachment = {
    fileName: 'Acorn certificate of motor insurance A-10000427.pdf',
    bytes: new Uint8Array(Array.from({ length: 70_000 }, (_, place) => (place * 31) % 256)),
    contentType: 'application/pdf',
  }

  it('delivers the attached documents byte for byte [THX-02]', async () => {
    const small = { ...attachment, fileName: 'Policy schedule.pdf', bytes: new TextEncoder().encode('%PDF') }
    const { outcome, newest } = await sent({ attachments: [attachment, small] })
    expect(outcome).toEqual({ kind: 'sent' })
    const email = await page(`/mail/${newest}`)
    expect(email).toContain('Acorn certificate of motor insurance A-10000427.pdf</a> (70 KB)')
    expect(email).toContain('Policy schedule.pdf</a> (4 bytes)')
    const source = await page(`/mail/${newest}/source`)
    expect(source.match(/Content-Disposition: attachment/g)).toHaveLength(2)
    expect(source.match(/Content-Type: application\/pdf/g)).toHaveLength(2)
    expect(source.replace(/\s/g, '')).toContain(Buffer.from(attachment.bytes).toString('base64'))
  })

  it('delivers the mark inside the email, and not as an attachment', async () => {
    const mark = { contentId: 'mark@acorn.example', png: new TextEncoder().encode('PNG') }
    const html = '<img src="cid:mark@acorn.example" alt="">'
    const { outcome, newest } = await sent({ html, mark })
    expect(outcome).toEqual({ kind: 'sent' })
    const source = await page(`/mail/${newest}/source`)
    expect(source).toContain('Content-Type: multipart/related')
    expect(source).toContain('Content-ID: <mark@acorn.example>')
    expect(source).toContain('Content-Disposition: inline')
    expect(await page(`/mail/${newest}`)).not.toContain('attached')
    expect(await page(`/mail/${newest}/body`)).toContain('src="data:image/png;base64,UE5H"')
  })

  it('lets a mail program unsubscribe from optional emails with one click [RFC 8058]', async () => {
    const plain = await sent()
    expect(await page(`/mail/${plain.newest}/source`)).not.toContain('List-Unsubscribe')
    const stopAddress = `https://quotes.acorn.example/api/v1/Mail/StopAtOnce/${'t'.repeat(43)}`
    const { newest } = await sent({ stopAddress })
    const source = (await page(`/mail/${newest}/source`)).replace(/\r?\n /g, '')
    expect(source).toMatch(
      /List-Unsubscribe:\s*(&lt;|<)https:\/\/quotes\.acorn\.example\/api\/v1\/Mail\/StopAtOnce\/t{43}(&gt;|>)/,
    )
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('gives an email that is sent again the same Message-ID, and another email a different one [F21]', async () => {
    const numberOf = async (changes: Partial<OutgoingEmail>) => {
      const { newest } = await sent(changes)
      return /^Message-ID: (<.*>)/im.exec(await page(`/mail/${newest}/source`))?.[1]
    }
    const first = await numberOf({ about: 'A-1 policy' })
    expect(first).toMatch(/^<[0-9a-f]{40}@acorn\.example>$/)
    expect(await numberOf({ about: 'A-1 policy' })).toBe(first)
    expect(await numberOf({ about: 'A-2 policy' })).not.toBe(first)
    expect(await numberOf({})).not.toBe(await numberOf({}))
  })

  const smuggled = 'x\r\nBcc: thief@example.com'
  it.each([
    ['the address', { to: `${smuggled}` as OutgoingEmail['to'] }],
    ['two addresses in one', { to: 'a@example.com,thief@example.com' as OutgoingEmail['to'] }],
    ['the subject', { subject: smuggled }],
    ['a subject with a line separator', { subject: 'x\u2028Bcc: thief@example.com' }],
    ['the name of the brand', { sender: { ...firmOf('A'), name: smuggled } }],
    ['the address of the brand', { sender: { ...firmOf('A'), email: smuggled } }],
    ['the name of a document', { attachments: [{ ...attachment, fileName: smuggled }] }],
    ['a path for a name', { attachments: [{ ...attachment, fileName: '../../.profile' }] }],
    ['a hidden name', { attachments: [{ ...attachment, fileName: '.profile' }] }],
    ['a name that reads backwards', { attachments: [{ ...attachment, fileName: 'fdp.\u202Eexe' }] }],
    ['the unsubscribe address', { stopAddress: `https://a.example/${smuggled}` }],
    ['a second unsubscribe address', { stopAddress: 'https://a.example/>, <mailto:thief@example.com' }],
    ['a quote in a name', { attachments: [{ ...attachment, fileName: 'a"; filename="b.exe' }] }],
    ['no name at all', { attachments: [{ ...attachment, fileName: '' }] }],
    [
      'the type of a document',
      { attachments: [{ ...attachment, contentType: `application/pdf${smuggled}` }] },
    ],
    [
      'a second document',
      { attachments: [attachment, { ...attachment, contentType: 'text/html; charset=x' }] },
    ],
  ])('sends nothing with a header injected into %s [T19]', async (_where, changes) => {
    const before = /\/mail\/(\d+)"/.exec(await page('/'))?.[1]
    const { outcome, observations, newest } = await sent(changes)
    expect(outcome).toEqual({ kind: 'failed', reason: 'refused' })
    expect(observations).toEqual([['mail', 'refused', expect.any(Number)]])
    expect(newest).toBe(before)
  })
})

describe('when the mail server', () => {
  const quick = { connecting: 300, silence: 300 }

  async function outcome(answer: (line: string) => string | undefined, login = '') {
    const server = await smtpServer(answer)
    onTestFinished(server.close)
    const smtpUrl = server.smtpUrl.replace('//', `//${login}`)
    return {
      result: await smtpEmail({ smtpUrl, emailFrom: undefined }, quick)(outgoing),
      commands: server.commands,
    }
  }
  const polite = (line: string) =>
    line === '' ? '220 hello' : line.startsWith('EHLO') ? '250 hello' : '250 OK'

  it.each([
    ['never greets', () => undefined, 'timed-out'],
    ['falls silent', (line: string) => (line.startsWith('MAIL') ? undefined : polite(line)), 'timed-out'],
    [
      'does not know the recipient',
      (line: string) => (line.startsWith('RCPT') ? `550 no ${to} here` : polite(line)),
      'refused',
    ],
    ['is overloaded', (line: string) => (line.startsWith('MAIL') ? '451 later' : polite(line)), 'throttled'],
    ['sends nonsense', () => 'cheese', 'broken'],
  ])('%s, the result is a single reason', async (_what, answer, reason) => {
    expect((await outcome(answer)).result).toEqual({ kind: 'failed', reason })
  })

  it('is not running, the result is unreachable', async () => {
    const server = await smtpServer(polite)
    await server.close()
    const send = smtpEmail({ smtpUrl: server.smtpUrl, emailFrom: undefined }, quick)
    expect(await send(outgoing)).toEqual({ kind: 'failed', reason: 'unreachable' })
  })

  it('offers no encryption, the password is never sent', async () => {
    const offersLogin = (line: string) =>
      line.startsWith('EHLO') ? '250-hello\r\n250 AUTH PLAIN LOGIN' : polite(line)
    const { result, commands } = await outcome(offersLogin, 'postman:s3cret@')
    expect(result).toMatchObject({ kind: 'failed' })
    expect(commands.join('\n')).not.toMatch(/AUTH|s3cret|c3NlY3JldA|MAIL FROM/i)
    expect(commands).toContain('STARTTLS')
  })
})
