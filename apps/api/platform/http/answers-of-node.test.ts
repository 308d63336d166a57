import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { testServer } from './testing/test-server.ts'

const { app } = await testServer()
await app.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => app.close())

function answerTo(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(Object(app.server.address()).port, '127.0.0.1', () => socket.write(head))
    socket.setEncoding('utf8').on('data', (part: string) => {
      received += part
    })
    socket.on('close', () => resolve(received)).on('error', reject)
  })
}

it('refuses a request without a host in our own format and with our headers [T26, T29]', async () => {
  const answer = await answerTo('GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('application/problem+json')
  expect(answer).toContain('content-security-policy:')
  expect(answer).toContain('header.host')
})

it('answers HTTP/1.0, which has no host', async () => {
  expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.\d 200 /)
})

it('answers a request with an unknown expectation like any other [T26]', async () => {
  const answer = await answerTo(
    'GET /healthz HTTP/1.1\r\nhost: a.example\r\nexpect: 200-maybe\r\nconnection: close\r\n\r\n',
  )
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('content-security-policy:')
})
