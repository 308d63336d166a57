import { createHash } from 'node:crypto'
import * as z from 'zod'

/**
 * A backup is one gzipped file of lines: the manifest, then for each table a line that names it and a line per row, then the end. A
 * file without its end was truncated and is refused.
 */
export const manifestShape = z.object({
  format: z.literal('milepost-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The migrations applied to the database, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** From builds that stored their jobs in pg-boss tables. */
  queues: z.array(z.string()).optional(),
  /**
   * Fingerprints of the keys that decrypt its encrypted values, never the keys. The field keeps the name it has in existing
   * backups.
   */
  sealingKeys: z.array(z.string()),
})

export const tableShape = z.object({ table: z.string(), columns: z.array(z.string()) })

export const endShape = z.object({
  end: z.object({
    tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
    sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  }),
})

export type Manifest = z.output<typeof manifestShape>
export type End = z.output<typeof endShape>['end']

/** What can be checked about a table's rows without parsing them. */
export type TableChecksum = { rows: number; sha256: string }

/** Counts and hashes lines as they stream past. */
export function tableChecksum(): { add(line: string): void; end(): TableChecksum } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line) {
      rows += 1
      hash.update(line).update('\n')
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
