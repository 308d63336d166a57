/** What a statement does to which table, for whoever asks how long it took: nothing of what it was asked about. */
export function statementName(text: string): string {
  const [verb = 'statement'] = /\b(select|insert|update|delete|lock|fetch|declare)\b/i.exec(text) ?? []
  const [, schema, table] = /"?\b(milepost)"?\."?([a-z_]{1,40})\b/.exec(text) ?? []
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${schema}.${table}`
}
