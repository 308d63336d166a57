import pg from 'pg'
import { errorCode, errorText } from './error-code'
import { StorageError } from './storage-error'

const OLDEST = 15
/** A server that has just been restarted lets nobody in for a moment. */
const STARTING_PATIENCE = 10_000

/** Connects once, so that a wrong address or an unfit server is named at the start and not by the first customer. */
export async function checkServer(config: pg.ClientConfig): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const client = newClient(config)
    // A connection lost on the way is reported by the call that was waiting.
    client.on('error', () => {})
    try {
      await client.connect()
      return await checkFitness(client)
    } catch (error) {
      const starting = errorCode(error) === '57P03' && performance.now() - begun < STARTING_PATIENCE
      if (!starting) throw error instanceof StorageError ? error : refusal(error, client)
      await new Promise((resolve) => setTimeout(resolve, 250))
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** The address may hold a password, so it is never repeated. */
function newClient(config: pg.ClientConfig): pg.Client {
  const why =
    'DATABASE_URL is not the address of a PostgreSQL database. It should look like postgres://user:password@host:5432/name'
  if (config.connectionString !== undefined && !/^postgres(ql)?:\/\//.test(config.connectionString)) {
    throw new StorageError(why)
  }
  try {
    return new pg.Client(config)
  } catch {
    throw new StorageError(why)
  }
}

async function checkFitness(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number; standby: boolean }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
            pg_is_in_recovery() as standby`,
  )
  const [found] = rows
  if (!found || found.number < OLDEST * 10_000) {
    throw new StorageError(
      `The database server is PostgreSQL ${found?.version}; version ${OLDEST} or newer is needed.`,
    )
  }
  if (found.standby)
    throw new StorageError('The database server is a read-only standby; DATABASE_URL must name the primary.')
}

function refusal(error: unknown, { host, port, user, database }: pg.Client): StorageError {
  const where = `${host}:${port}`
  const reasons: Record<string, string> = {
    ENOTFOUND: `there is no host called "${host}"`,
    EAI_AGAIN: `the host name "${host}" cannot be looked up just now`,
    ECONNREFUSED: `nothing listens at ${where}`,
    ENOENT: `there is no server socket at ${where}`,
    EHOSTUNREACH: `${where} cannot be reached`,
    ENETUNREACH: `${where} cannot be reached`,
    ETIMEDOUT: `${where} does not answer`,
    '28P01': `the password for the user "${user}" is wrong`,
    '28000': `the server does not let the user "${user}" in`,
    '3D000': `there is no database called "${database}" at ${where}`,
    '53300': `the server at ${where} has no connection free`,
    '57P03': `the server at ${where} is still starting`,
  }
  const text = errorText(error)
  const [, dropped] = /unsupported startup parameter: (\w+)/.exec(text) ?? []
  if (dropped !== undefined)
    return new StorageError(
      `The database cannot be used: the pooler at ${where} takes no ${dropped} when a connection begins. docs/scaling.md (connection pooling) tells what to set.`,
      { cause: error },
    )
  const code = errorCode(error) ?? (/timeout/i.test(text) ? 'ETIMEDOUT' : '')
  const reason = reasons[code] ?? text
  return new StorageError(`The database cannot be used: ${reason}. Check DATABASE_URL.`, { cause: error })
}
