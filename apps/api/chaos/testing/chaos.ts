import { afterAll, beforeAll } from 'vitest'
import { type Deployment, openDeployment } from './deployment'
import { ownServer, type Server } from './postgres'
import { buildPrograms, type Programs } from './programs'

/** What a file of chaos has: the programs, a PostgreSQL of its own, and a new deployment whenever a test asks for one. */
export const chaos = () => chaosOn(ownServer)

/** The same on another kind of server. */
export function chaosOn<Its extends Server>(open: () => Promise<Its>) {
  let programs: Programs | undefined
  let server: Its | undefined
  beforeAll(async () => {
    const [built, started] = await Promise.all([buildPrograms(), open()])
    programs = built
    server = started
  }, 120_000)
  afterAll(async () => {
    await server?.close()
    await programs?.remove()
  }, 60_000)

  return {
    /** A deployment for as long as the work takes. */
    async inDeployment<T>(work: (deployment: Deployment, server: Its) => Promise<T>): Promise<T> {
      if (!programs || !server) throw new Error('Nothing is built yet')
      const deployment = await openDeployment(programs, server)
      try {
        return await work(deployment, server)
      } finally {
        await deployment.close()
      }
    },
  }
}

/** A whole number from the environment: how long or how often the long suite goes on. */
export function many(name: string, otherwise: number): number {
  return Number(process.env[name] ?? otherwise)
}
