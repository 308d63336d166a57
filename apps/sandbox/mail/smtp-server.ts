import { createServer, type Server } from 'node:net'
import type { MailBox } from './mail-box'
import { smtpSession } from './smtp-session'

const IDLE_MS = 60_000
const MAX_CONNECTIONS = 50

/** Receives mail into the box. Nothing is ever sent on. */
export function smtpServer(box: MailBox): Server {
  const server = createServer((socket) => {
    const session = smtpSession((envelope) => box.put(envelope))
    socket.setTimeout(IDLE_MS, () => socket.destroy())
    // A sender that breaks off has lost only its own letter.
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
