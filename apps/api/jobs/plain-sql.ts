/**
 * One statement, on a connection of its own or within a transaction that is under way. Storage makes it; the queue knows nothing
 * of connections. A text without values may hold several statements.
 */
export type PlainSql = {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}
