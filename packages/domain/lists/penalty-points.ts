const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The fixed list of points for one conviction (CNV-09): twelve leads to a ban, after which a quote is still possible (D-117). */
export const penaltyPoints = counts.map((points) => ({
  code: `${points}` as const,
  desc: points === 1 ? '1 point' : `${points} points`,
  points,
}))
