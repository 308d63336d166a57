import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailboxNotes } from '../console/test-values.ts'
import { createInbox, type Inbox } from './inbox.ts'
import { type Envelope, smtpServer, smtpSession } from './smtp-server.ts'

let inbox: Inbox
let server: ReturnType<typeof smtpServer>

beforeEach(async () => {
  inbox = createInbox(() => new Date('2026-11-15T10:00:00Z'))
  server = smtpServer(inbox)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  server.close()
  await once(server, 'close')
})

async function speak(...lines: readonly string[]): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let replies = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    replies += text
  })
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  await once(socket, 'close')
  return replies
}

it('receives an email over a socket into the inbox', async () => {
  const replies = await speak(
    'EHLO laptop',
    'MAIL FROM:<quotes@example.com>',
    'RCPT TO:<pat@example.com>',
    'DATA',
    'Subject: Your quote',
    '',
    'Hello Pat',
    '.',
    'QUIT',
  )
  expect(replies).toMatch(/^220 .*\r\n250-/)
  expect(replies).toMatch(/221 Goodbye\r\n$/)
  expect(inbox.emails()).toMatchObject([{ id: 1, from: 'quotes@example.com', to: ['pat@example.com'] }])
  expect(inbox.emails()[0]?.raw.toString()).toContain('Hello Pat')
})

it('continues after a sender disconnects in the middle of a session', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'data')
  socket.write('MAIL FROM:<a@example.com>\r\n')
  socket.resetAndDestroy()
  expect(await speak('QUIT')).toContain('221')
  expect(inbox.emails()).toEqual([])
})

function conversation(maxBytes?: number) {
  const delivered: Envelope[] = []
  const session = smtpSession((envelope) => delivered.push(envelope), maxBytes)
  const say = (text: string) => session.take(Buffer.from(text, 'utf8'))
  return { delivered, session, say }
}

const email =
  'MAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\nSubject: Hi\r\n\r\nHello\r\n.\r\n'

describe('an SMTP session', () => {
  it('accepts an email for two recipients', () => {
    const { delivered, say } = conversation()
    expect(say('EHLO laptop\r\n').answer).toContain('250 SMTPUTF8')
    expect(say('MAIL FROM:<a@example.com> SIZE=20\r\n').answer).toBe('250 OK\r\n')
    say('RCPT TO:<b@example.com>\r\nRCPT TO:<c@example.com>\r\n')
    expect(say('DATA\r\n').answer).toMatch(/^354/)
    expect(say('Subject: Hi\r\n\r\nHello\r\n.\r\n').answer).toMatch(/^250/)
    expect(delivered).toEqual([
      {
        from: 'a@example.com',
        to: ['b@example.com', 'c@example.com'],
        raw: Buffer.from('Subject: Hi\r\n\r\nHello'),
      },
    ])
  })

  it('accepts input in any pieces, even single bytes, and stores every byte', () => {
    const { delivered, session } = conversation()
    for (const byte of Buffer.from(email.replace('Hello', '..dots £9'))) session.take(Buffer.from([byte]))
    expect(delivered[0]?.raw.toString('utf8')).toBe('Subject: Hi\r\n\r\n.dots £9')
  })

  it('accepts several emails', () => {
    const { delivered, say } = conversation()
    say(email + email)
    expect(delivered).toHaveLength(2)
  })

  it('refuses mailboxes that accept no email', () => {
    const { delivered, say } = conversation()
    const [{ value = '' } = {}] = mailboxNotes
    say('MAIL FROM:<a@example.com>\r\n')
    expect(say(`RCPT TO:<${value}>\r\n`).answer).toMatch(/^550/)
    expect(say('DATA\r\n').answer).toMatch(/^503/)
    expect(delivered).toEqual([])
  })

  it('requires the steps in order', () => {
    const { delivered, say } = conversation()
    expect(say('RCPT TO:<b@example.com>\r\n').answer).toMatch(/^503/)
    expect(say('DATA\r\n').answer).toMatch(/^503/)
    expect(say('MAIL FROM:nobody\r\n').answer).toMatch(/^501/)
    expect(say('WHAT\r\n').answer).toMatch(/^502/)
    expect(delivered).toEqual([])
  })

  it('refuses an email that is too large, and continues', () => {
    const { delivered, say } = conversation(100)
    expect(say(email.replace('Hello', `${'x'.repeat(60)}\r\n`.repeat(5))).answer).toMatch(
      /552 Message too large\r\n$/,
    )
    expect(delivered).toEqual([])
    say(email)
    expect(delivered).toHaveLength(1)
  })

  it('hangs up on a line that is too long', () => {
    const { say } = conversation()
    expect(say('x'.repeat(5000))).toEqual({ answer: '500 Line too long\r\n', hangUp: true })
  })

  it('hangs up on QUIT and ignores what follows', () => {
    const { delivered, say } = conversation()
    expect(say(`QUIT\r\n${email}`)).toEqual({ answer: '221 Goodbye\r\n', hangUp: true })
    expect(delivered).toEqual([])
  })
})
