import { createHash } from 'node:crypto'
import * as z from 'zod'

/**
 * A backup is one gzipped file of lines: the manifest, then for each table a line that names it and a line for each row, then the
 * end. Without its end it was cut short, and is refused.
 */
export const manifestShape = z.object({
  format: z.literal('milepost-backup'),
  version: z.literal(1),
  madeAt: z.iso.datetime(),
  /** What the database had been migrated by, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Of builds that kept their jobs in tables of pg-boss. */
  queues: z.array(z.string()).optional(),
  /** Fingerprints of the keys that decrypt what is encrypted in it, never keys. Named as in the backups that exist. */
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

/** What is known of a table's rows without looking into them. */
export type TableChecksum = { rows: number; sha256: string }

/** Counts lines and takes their hash, as they go by. */
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
