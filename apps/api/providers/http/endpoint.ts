/** A path under a provider's address, whether or not the setting ends in a slash. Each part is escaped, so none can leave its place. */
export function endpoint(baseUrl: string, ...parts: readonly string[]): string {
  return [baseUrl.replace(/(?<!\/)\/+$/, ''), ...parts.map(encodeURIComponent)].join('/')
}
