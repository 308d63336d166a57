/** A path under a provider's base URL, with or without a trailing slash. Each part is escaped, so none can change the path. */
export function endpoint(baseUrl: string, ...parts: readonly string[]): string {
  return [baseUrl.replace(/(?<!\/)\/+$/, ''), ...parts.map(encodeURIComponent)].join('/')
}
