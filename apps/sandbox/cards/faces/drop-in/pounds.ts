/** Pence of pounds written with two decimals, as transactions carry them: never by way of a fraction. */
export function penceOf(pounds: unknown): number | undefined {
  const parts = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(typeof pounds === 'string' ? pounds : '')
  if (parts === null) return undefined
  const pence = Number(parts[1]) * 100 + Number(parts[2] ?? '0')
  return pence > 0 ? pence : undefined
}

export function poundsOf(pence: number): string {
  return `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
}
