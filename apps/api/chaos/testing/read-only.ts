import { expect } from 'vitest'
import type { Deployment } from './deployment.ts'
import { type Figures, interrupted } from './interruption.ts'
import type { ReplicatedServer, Server } from './postgres.ts'

type Refusing = { begin(): Promise<void>; end(): Promise<void> }

/** A half-finished failover: the address leads to a standby, then to the primary again; connections to the standby stay open. */
export function movedToStandby({ moveTo }: ReplicatedServer): Refusing {
  return {
    begin: async () => moveTo('standby', 'cut'),
    end: async () => moveTo('primary', 'left open'),
  }
}

/** A primary that is set to read-only, as managed services do when the disk is nearly full. No connection is lost. */
export function readOnlyByAdministrator({ administer }: Server): Refusing {
  const reload = 'select pg_reload_conf()'
  return {
    begin: () => administer('alter system set default_transaction_read_only = on', reload),
    end: () => administer('alter system reset default_transaction_read_only', reload),
  }
}

/**
 * The database refuses writes during purchases: nothing can be priced or purchased, customers are asked to retry, and nothing is lost
 * (F24).
 */
export async function readOnly(
  deployment: Deployment,
  { begin, end }: Refusing,
  { purchases, after, seconds }: { purchases: number; after: number; seconds: number },
): Promise<Figures> {
  const lasting = { seconds, expectNoticed: expectNotReady, end }
  const figures = await interrupted(deployment, { purchases, after, begin, lasting })
  // The processes are running, so every request gets a response.
  expect(Object.keys(figures.newcomers)).toEqual(['503 UNAVAILABLE'])
  expect(figures.meanwhile['0']).toBeUndefined()
  // Two seconds on an idle machine.
  expect(figures.firstQuoteIn).toBeLessThan(20)
  return figures
}

async function expectNotReady(origins: readonly string[]): Promise<void> {
  for (const origin of origins)
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 20_000 }).toBe(503)
}
