import { type Connected, connect } from './connect'
import { startEmbedded } from './embedded/embedded-server'
import type { StorageLog } from './storage-event'

export type StorageSettings = {
  /** Your PostgreSQL server; without it the product starts its own. */
  databaseUrl?: string
  /** Where the product's own PostgreSQL keeps its files. */
  dataDir: string
  log: StorageLog
}

export type OpenDatabase = Connected & {
  /** The directory of the product's own PostgreSQL, which for root may lie outside DATA_DIR. */
  location?: string
}

/** Storage, ready for `migrate` and then for use. Whatever is wrong with it is a StorageError. */
export async function openDatabase({ databaseUrl, dataDir, log }: StorageSettings): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) return connect({ connectionString: databaseUrl }, log)
  const server = await startEmbedded({ dataDir, log })
  try {
    const { close, ...connected } = await connect(server.connection, log)
    const closeBoth = async () => {
      await close()
      await server.close()
    }
    return { ...connected, close: closeBoth, location: server.location }
  } catch (error) {
    await server.close()
    throw error
  }
}
