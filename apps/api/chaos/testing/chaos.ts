import { afterAll, beforeAll } from 'vitest'
import { programFile } from '../../platform/db/testing/programs'
import { type Deployment, openDeployment } from './deployment'
import { ownServer, type Server } from './postgres'

/** What a chaos test file uses: its own PostgreSQL, and a new deployment whenever a test asks for one. */
export const chaos = () => chaosOn(ownServer)

/** The same on another kind of server. */
export function chaosOn<Its extends Server>(open: () => Promise<Its>) {
  let server: Its | undefined
  beforeAll(async () => {
    server = await open()
  }, 120_000)
  afterAll(async () => {
    await server?.close()
  }, 60_000)

  return {
    /** Runs the work in a deployment of its own. */
    async inDeployment<T>(work: (deployment: Deployment, server: Its) => Promise<T>): Promise<T> {
      if (!server) throw new Error('The server is not started yet')
      const deployment = await openDeployment(
        { api: programFile('api'), sandbox: programFile('sandbox') },
        server,
      )
      try {
        return await work(deployment, server)
      } finally {
        await deployment.close()
      }
    },
  }
}

/** A whole number from the environment: how long or how often the long suite runs. */
export function many(name: string, otherwise: number): number {
  return Number(process.env[name] ?? otherwise)
}
