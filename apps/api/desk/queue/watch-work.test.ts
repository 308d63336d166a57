import { type AddressInfo, connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskServer } from '../testing/desk-server.ts'
import { referredWork } from '../testing/made-work.ts'

const server = await deskServer()
const PATH = '/api/desk/v1/Queue/WatchWork'

beforeAll(async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})

type Person = Awaited<ReturnType<typeof server.signedIn>>
const una = () => server.signedIn({ subject: 'una', name: 'Una', roles: ['underwriter'], brands: ['A'] })

/** A real connection that listens, and what it has received. */
async function listening(by: Person) {
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let isOver = false
  socket.on('data', (chunk) => {
    heard += chunk.toString()
  })
  socket.on('close', () => {
    isOver = true
  })
  socket.write(
    `GET ${PATH} HTTP/1.1\r\nhost: desk.localhost:3002\r\ncookie: __Host-desk=${by.cookie('__Host-desk')}\r\nconnection: close\r\n\r\n`,
  )
  const until = (what: RegExp) => expect.poll(() => heard, { interval: 50 }).toMatch(what)
  return {
    heard: () => heard,
    until,
    ended: () => expect.poll(() => isOver, { interval: 50 }).toBe(true),
    leave: () => socket.destroy(),
  }
}

describe('a staff member who watches the queue', () => {
  it('receives the amount of work, and again when it changes, of their brands only [DSK-207]', async () => {
    const watch = await listening(await una())
    await watch.until(/"all":0,/)
    expect(watch.heard()).toMatch(/content-type: text\/event-stream/)
    expect(watch.heard()).toMatch(/cache-control: no-store/)
    await referredWork(server, 'A')
    await watch.until(/"kind":"referral","count":1\}.*"all":1,/)
    await referredWork(server, 'M')
    await referredWork(server, 'A')
    await watch.until(/"all":2,/)
    expect(watch.heard()).not.toMatch(/"all":3/)
    watch.leave()
  })

  it('receives an event when someone else takes a piece: its mark changes although the counts do not [DSK-207]', async () => {
    const { id } = await referredWork(server, 'A')
    const watch = await listening(await una())
    const marks = () => [...watch.heard().matchAll(/"mark":"([\w-]+)"/g)].map(([, mark]) => mark)
    await watch.until(/"mark"/)
    const before = marks().length
    const ugo = await server.signedIn({ subject: 'ugo', name: 'Ugo', roles: ['underwriter'], brands: ['A'] })
    await ugo.ask('POST', '/api/desk/v1/Queue/TakeWork', { body: { work: id } })
    await expect.poll(() => marks().length).toBeGreaterThan(before)
    expect(new Set(marks()).size).toBe(marks().length)
    watch.leave()
  })

  it('is informed when the session ends and is disconnected; listening did not extend the session [DSK-207] [DSK-107]', async () => {
    const started = server.time.now
    const watch = await listening(await una())
    await watch.until(/event: counts/)
    server.pass(14)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(watch.heard()).not.toMatch(/event: ended/)
    server.pass(2)
    await watch.until(/event: ended/)
    await watch.ended()
    server.time.now = started
  })

  it('has a limited number of tabs, and closing one frees a place [DSK-207]', async () => {
    const dora = await server.signedIn({ subject: 'dora', roles: ['adviser'], brands: ['A'] })
    const tabs = []
    for (let tab = 0; tab < 8; tab += 1) {
      const opened = await listening(dora)
      await opened.until(/event: counts/)
      tabs.push(opened)
    }
    const refused = await dora.ask('GET', PATH)
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
    // Another person is not affected.
    const other = await listening(await una())
    await other.until(/event: counts/)
    other.leave()
    tabs[0]?.leave()
    await expect.poll(async () => (await dora.ask('GET', PATH, { isStream: true })).status).toBe(200)
    for (const tab of tabs) tab.leave()
  })

  it('does not delay a process that stops [DSK-207]', async () => {
    const alone = await deskServer()
    await alone.app.listen({ host: '127.0.0.1', port: 0 })
    const asha = await alone.signedIn({ roles: ['adviser'], brands: ['A'] })
    const { port } = alone.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    const isOpen = new Promise((resolve) => socket.once('data', resolve))
    socket.write(
      `GET ${PATH} HTTP/1.1\r\nhost: desk.localhost:3002\r\ncookie: __Host-desk=${asha.cookie('__Host-desk')}\r\n\r\n`,
    )
    await isOpen
    await alone.app.close()
    expect(alone.app.server.listening).toBe(false)
    socket.destroy()
  })
})
