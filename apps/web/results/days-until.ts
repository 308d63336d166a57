const DAY = 24 * 60 * 60 * 1000

/** Rounded up, and never below nought (RES-02, D-156). */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY))
}

export function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'in 1 day' : `in ${days} days`
}
