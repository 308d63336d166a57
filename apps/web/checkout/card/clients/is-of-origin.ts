/** Whether an address is of one of these origins, a * in which stands for any name before the rest. */
export function isOfOrigin(origins: readonly string[], address: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname } = new URL(address)
  return origins.some((each) => {
    const [, rest] = each.split('://*.')
    return rest === undefined ? origin === each : protocol === 'https:' && hostname.endsWith(`.${rest}`)
  })
}
