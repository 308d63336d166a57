/** A4 in points, and the part of it that is written on. */
export const page = { width: 595.28, height: 841.89 } as const

const margin = { side: 48, bottom: 60 } as const

/** The brand's band: tall on the first page, slim on those that follow. */
export const band = { first: 78, following: 30 } as const

export const frame = {
  x: margin.side,
  width: page.width - 2 * margin.side,
  /** Where writing starts. */
  top: { first: band.first + 26, following: band.following + 26 },
  bottom: page.height - margin.bottom,
} as const
