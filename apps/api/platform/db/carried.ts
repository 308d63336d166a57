import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Database } from './schema.ts'

/**
 * Attaches a value to a connection and every transaction on it: keys, the object store, a replica. Row mapping reads it there, so no store
 * can be created without it and no code above the stores needs to know about it. It changes no statement and no result.
 */
export class Carried<What> implements KyselyPlugin {
  readonly what: What

  constructor(what: What) {
    this.what = what
  }
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

type KindOf<What> = new (what: What) => Carried<What>

/** The value of this kind that was attached last, if any. */
export function carriedBy<What>(db: Kysely<Database>, kind: KindOf<What>): What | undefined {
  return db.getExecutor().plugins.findLast((plugin) => plugin instanceof kind)?.what
}
