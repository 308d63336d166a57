import { createServer, type Server } from 'node:net'
import type { Inbox } from './inbox.ts'

const IDLE_MS = 60_000
const MAX_CONNECTIONS = 50

/** Receives mail into the inbox. Nothing is ever relayed. */
export function smtpServer(inbox: Inbox): Server {
  const server = createServer((socket) => {
    const session = smtpSession((envelope) => inbox.put(envelope))
    socket.setTimeout(IDLE_MS, () => socket.destroy())
    // A sender that disconnects only loses its own email.
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      const { answer, hangUp } = session.take(bytes)
      if (hangUp) socket.end(answer)
      else if (answer !== '') socket.write(answer)
    })
    socket.write(session.greeting)
  })
  server.maxConnections = MAX_CONNECTIONS
  return server
}

/** An email as handed over by the sender. */
export type Envelope = { from: string; to: readonly string[]; raw: Buffer }

export type SmtpSession = {
  /** Sent when the connection opens. */
  greeting: string
  /** Accepts received bytes; returns the reply and whether to hang up. */
  take(bytes: Buffer): { answer: string; hangUp: boolean }
}

const MAX_LINE = 4096
const MAX_RECIPIENTS = 100
/** No address here accepts email. */
const NO_MAILBOX = '@refuses.example'

/** The receiving side of one SMTP session (RFC 5321) without a socket: plain delivery, no relaying, no log-in, no TLS. */
export function smtpSession(deliver: (envelope: Envelope) => void, maxBytes = 10_000_000): SmtpSession {
  let pending = ''
  let from: string | undefined
  let to: string[] = []
  /** The message being received; undefined outside DATA. */
  let lines: string[] | undefined
  let size = 0
  let hangUp = false

  const clear = () => {
    from = undefined
    to = []
    lines = undefined
    size = 0
  }

  const finish = (): string => {
    const tooLong = size > maxBytes
    if (!tooLong) deliver({ from: from ?? '', to, raw: Buffer.from((lines ?? []).join('\r\n'), 'latin1') })
    clear()
    return tooLong ? '552 Message too large' : '250 Kept in the sandbox mail box'
  }

  const dataLine = (line: string): string | undefined => {
    if (line === '.') return finish()
    size += line.length + 2
    // The sender doubled a leading dot (RFC 5321 4.5.2). Beyond the limit, the rest is read and dropped.
    if (size <= maxBytes) lines?.push(line.startsWith('.') ? line.slice(1) : line)
    return undefined
  }

  const command = (line: string): string => {
    const verb = line.slice(0, 4).toUpperCase()
    switch (verb) {
      case 'EHLO':
        clear()
        return `250-Milepost sandbox\r\n250-SIZE ${maxBytes}\r\n250-PIPELINING\r\n250-8BITMIME\r\n250 SMTPUTF8`
      case 'HELO':
        clear()
        return '250 Milepost sandbox'
      case 'MAIL': {
        const sender = /^MAIL FROM:\s*<([^>]*)>/i.exec(line)?.[1]
        if (sender === undefined) return '501 Say MAIL FROM:<address>'
        clear()
        from = sender
        return '250 OK'
      }
      case 'RCPT': {
        const recipient = /^RCPT TO:\s*<([^>]+)>/i.exec(line)?.[1]
        if (from === undefined) return '503 MAIL first'
        if (recipient === undefined) return '501 Say RCPT TO:<address>'
        if (recipient.toLowerCase().endsWith(NO_MAILBOX)) return '550 No such mailbox'
        if (to.length >= MAX_RECIPIENTS) return '452 Too many recipients'
        to.push(recipient)
        return '250 OK'
      }
      case 'DATA':
        if (to.length === 0) return '503 RCPT first'
        lines = []
        return '354 End with a dot on a line of its own'
      case 'RSET':
        clear()
        return '250 OK'
      case 'NOOP':
        return '250 OK'
      case 'VRFY':
        return '252 Send it and see'
      case 'QUIT':
        hangUp = true
        return '221 Goodbye'
      default:
        return '502 Not known here'
    }
  }

  return {
    greeting: '220 Milepost sandbox mail box ESMTP\r\n',
    take(bytes) {
      const complete = (pending + bytes.toString('latin1')).split('\r\n')
      pending = complete.pop() ?? ''
      const answers: string[] = []
      for (const line of complete) {
        if (hangUp) break
        const answer = lines === undefined ? command(line) : dataLine(line)
        if (answer !== undefined) answers.push(`${answer}\r\n`)
      }
      if (pending.length > MAX_LINE && lines === undefined) {
        hangUp = true
        answers.push('500 Line too long\r\n')
      } else if (pending.length > maxBytes) {
        hangUp = true
        answers.push('552 Message too large\r\n')
      }
      return { answer: answers.join(''), hangUp }
    },
  }
}
