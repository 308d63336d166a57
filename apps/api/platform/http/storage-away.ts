const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']
/**
 * PostgreSQL's own words for: not now. No connection, no room, stopping or starting, a lock or a statement that took too long, or a
 * server that only reads because another is the primary now.
 */
const notNow = /^(08|53|57P0)|^(55P03|57014|25006)$/
const lineCut = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether an error says that the database is away or overloaded: then asking again is right (F24). */
export function isStorageAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  return typeof code === 'string'
    ? socketCodes.includes(code) || notNow.test(code)
    : lineCut.test(error.message)
}
