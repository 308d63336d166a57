import type { Kysely, KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely'
import type { Database } from './schema'

/**
 * Carries something with a connection and every transaction on it: keys, the object store, a replica. Row mapping finds it there, so
 * that no store can be made without and nothing above the stores knows of it. It changes no statement and no result.
 */
export class Carried<What> implements KyselyPlugin {
  constructor(readonly what: What) {}
  transformQuery({ node }: PluginTransformQueryArgs) {
    return node
  }
  async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }
}

type KindOf<What> = new (what: What) => Carried<What>

/** What was given last, if anything of this kind was. */
export function carriedBy<What>(db: Kysely<Database>, kind: KindOf<What>): What | undefined {
  return db.getExecutor().plugins.findLast((plugin) => plugin instanceof kind)?.what
}
