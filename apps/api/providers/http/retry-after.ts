/** What a Retry-After header asks for, seconds or a date (RFC 9110 10.2.3), in milliseconds from now; undefined when it makes no sense. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs)
}
