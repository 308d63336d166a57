import pg from 'pg'
import { errorCode, errorText, StorageError } from '../storage-error.ts'
import { ROLE } from './cluster.ts'
import { PORT } from './socket-directory.ts'

/** How to connect to the embedded server. `ssl` is explicit because PGSSLMODE in the environment would otherwise apply. */
export type SocketConnection = { host: string; port: number; user: string; database: string; ssl: false }

export function socketConnection(sockets: string, database: string): SocketConnection {
  return { host: sockets, port: PORT, user: ROLE, database, ssl: false }
}

export type Attempt =
  | { kind: 'connected'; client: pg.Client }
  /** The server is running but refuses connections: it is recovering, starting or stopping. */
  | { kind: 'busy' }
  | { kind: 'absent' }

export async function attemptConnection(sockets: string): Promise<Attempt> {
  const connection = socketConnection(sockets, 'postgres')
  const client = new pg.Client({
    ...connection,
    application_name: 'milepost keeper',
    connectionTimeoutMillis: 5_000,
  })
  // connect() also reports a connection lost while it is being made.
  client.on('error', () => {})
  try {
    await client.connect()
    return { kind: 'connected', client }
  } catch (error) {
    await client.end().catch(() => {})
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return { kind: 'absent' }
    // 57P03: cannot connect now. 57P01: disconnected by a shutdown. A reset means the server died meanwhile.
    if (code === '57P03' || code === '57P01' || code === 'ECONNRESET') return { kind: 'busy' }
    const why = `The database's server is running but cannot be used by this user (${errorText(error)}). Was it started by another user?`
    throw new StorageError(why, { cause: error })
  }
}
