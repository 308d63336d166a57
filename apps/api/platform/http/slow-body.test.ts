import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { testServer } from './testing/test-server.ts'

/** Sends the head of a request, then its body one byte at a time until the connection ends. */
function trickle(port: number): Promise<{ answer: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    let answer = ''
    const socket: Socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /csp-reports HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/reports+json\r\ncontent-length: 30000\r\n\r\n[',
      ),
    )
    const drip = setInterval(() => socket.writable && socket.write(' '), 50)
    socket.on('data', (part) => (answer += part.toString('utf8')))
    socket.on('error', (error) => (answer === '' ? reject(error) : undefined))
    socket.on('close', () => {
      clearInterval(drip)
      resolve({ answer, ms: performance.now() - started })
    })
  })
}

// By default Node gives a body the headers' timeout, a minute, and checks every half minute only.
it('ends a request with a slow body when its time is over, not a minute later', async () => {
  const { app } = await testServer({ requestTimeoutMs: 1_500 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const { answer, ms } = await trickle(Number(Object(app.server.address()).port))
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(ms).toBeGreaterThan(1_000)
  expect(ms).toBeLessThan(20_000)
})
