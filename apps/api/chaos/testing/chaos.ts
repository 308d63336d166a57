import { afterAll, beforeAll } from 'vitest'
import { programFile } from '../../platform/db/testing/programs.ts'
import { type Deployment, openDeployment } from './deployment.ts'
import { ownServer, type Server } from './postgres.ts'

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

  const opened = async () => {
    if (!server) throw new Error('The server is not started yet')
    const programs = { api: programFile('api'), sandbox: programFile('sandbox') }
    return { deployment: await openDeployment(programs, server), server }
  }
  return {
    /** Runs the work in a deployment of its own. */
    async inDeployment<T>(work: (deployment: Deployment, server: Its) => Promise<T>): Promise<T> {
      const { deployment, server: its } = await opened()
      try {
        return await work(deployment, its)
      } finally {
        await deployment.close()
      }
    },

    /** One deployment for all tests of a group that follow one another in it. */
    oneDeployment(): () => { deployment: Deployment; server: Its } {
      let one: { deployment: Deployment; server: Its } | undefined
      beforeAll(async () => {
        one = await opened()
      }, 120_000)
      afterAll(async () => {
        await one?.deployment.close()
      }, 60_000)
      return () => {
        if (!one) throw new Error('The deployment is not open yet')
        return one
      }
    },
  }
}

/** A whole number from the environment: how long or how often the long suite runs. */
export function many(name: string, otherwise: number): number {
  return Number(process.env[name] ?? otherwise)
}
