const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** How many months a policy was held, or cover ran on with the brand (CON-10, D-079). */
export const months = counts.map((count) => ({
  code: `${count}` as const,
  desc: count === 1 ? '1 month' : `${count} months`,
  months: count,
}))
