import type pg from 'pg'

/** How long a connection waits for an answer before it gives up, in milliseconds. */
export type Waits = {
  /** For a transaction to begin, which costs a server no time: a pooler assigns a connection at that moment. */
  begin: number
  /** For any other statement: longer than the server's own limits. */
  statement: number
}

/** Lifts one of the server's limits until the transaction ends: `$1` is its name. */
export const LIFT_LIMIT = "select set_config($1, '0', true)"

/**
 * Ends a connection whose answer does not arrive. The server's limits do not cover a pooler without a free connection, which by default
 * waits two minutes, or a server that hangs (CLU-207). A pending statement then fails as on any lost connection. Transactions that lifted
 * the server's limits, such as backups, have no limit here either.
 */
export function boundWaits(client: pg.PoolClient, waits: Waits, onEnded: () => void): void {
  const ask: (...args: readonly unknown[]) => unknown = client.query.bind(client)
  let isUnlimited = false
  const bounded = (...args: readonly unknown[]) => {
    const answer = ask(...args)
    if (!(answer instanceof Promise)) return answer
    const [text, values] = args
    const statement = typeof text === 'string' ? text : ''
    const begins = /^(begin|start transaction)\b/i.test(statement)
    if (begins || /^(commit|rollback)$/i.test(statement)) isUnlimited = false
    if (statement === LIFT_LIMIT && Array.isArray(values) && values[0] === 'statement_timeout')
      isUnlimited = true
    if (isUnlimited) return answer
    const timer = setTimeout(
      () => {
        onEnded()
        // While a statement is pending, this cuts the connection.
        ;(client as unknown as pg.Client).end().catch(() => {})
      },
      begins ? waits.begin : waits.statement,
    )
    return answer.finally(() => clearTimeout(timer))
  }
  client.query = bounded as typeof client.query
}
