import { Agent, request } from 'node:http'
import { getVehicleMakes } from '@milepost/contract/calls/lookup'
import { expect, it, onTestFinished } from 'vitest'
import { answer, route } from './route.ts'
import { acornCar, testServer } from './testing/test-server.ts'

it('finishes a request in progress while stopping, accepts no new ones and does not wait for idle connections', async () => {
  let finish = () => {}
  let arrived = () => {}
  const underWay = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const slow = route(getVehicleMakes, async () => {
    arrived()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return answer(200, [])
  })
  const readiness = { draining: false, ping: async () => true }
  const { app } = await testServer({ routes: [slow], readiness })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = Object(app.server.address())
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const get = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const sent = request({ agent, port, host: '127.0.0.1', path, headers: acornCar }, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }))
      })
      sent.on('error', reject).end()
    })

  await get('/healthz')
  const pending = get(getVehicleMakes.path)
  await underWay
  await get('/healthz')
  const started = performance.now()
  readiness.draining = true
  const closed = app.close()
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  finish()
  expect(await pending).toEqual({ status: 200, connection: 'close' })
  await closed
  expect(performance.now() - started).toBeLessThan(3_000)
})
