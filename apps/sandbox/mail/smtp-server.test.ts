import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MailBox, mailBox } from './mail-box'
import { smtpServer } from './smtp-server'

let box: MailBox
let server: ReturnType<typeof smtpServer>

beforeEach(async () => {
  box = mailBox(() => new Date('2026-11-15T10:00:00Z'))
  server = smtpServer(box)
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
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  await once(socket, 'close')
  return heard
}

it('receives a letter over a socket into the mail box', async () => {
  const heard = await speak(
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
  expect(heard).toMatch(/^220 .*\r\n250-/)
  expect(heard).toMatch(/221 Goodbye\r\n$/)
  expect(box.letters()).toMatchObject([{ id: 1, from: 'quotes@example.com', to: ['pat@example.com'] }])
  expect(box.letters()[0]?.raw.toString()).toContain('Hello Pat')
})

it('lives on when a sender breaks off in the middle', async () => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'data')
  socket.write('MAIL FROM:<a@example.com>\r\n')
  socket.resetAndDestroy()
  expect(await speak('QUIT')).toContain('221')
  expect(box.letters()).toEqual([])
})
