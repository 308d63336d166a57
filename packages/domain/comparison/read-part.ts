import { type AnyPart, type AnyRow, type ReadingHere, Unmapped } from './row'

/** A field that cannot be used as it was sent: its place in the site's risk, and what to do. */
export type SiteProblem = { field: string; message: string }

/** Something taken for granted: the field it stands for, in words, and the places of the answers among ours. */
export type Assumption = { field: string; words: string; places: readonly string[] }

/** Where a part stands in the site's risk and its subject among our answers. */
export type Places = { site: string; ours: string }

export type Found = { assumed: readonly Assumption[]; problems: readonly SiteProblem[] }

/** One part of a risk read by its table. */
export function readPart(
  rows: readonly AnyRow[],
  part: AnyPart,
  { site, ours }: Places,
  here: ReadingHere,
): Found & { subject: AnyPart } {
  const subject: Record<string, unknown> = {}
  const assumed: Assumption[] = []
  const problems: SiteProblem[] = []
  for (const { from, read, reckoned, unsent } of rows) {
    const field = `${site}.${from}`
    const sent = part[from]
    const isSent = sent !== undefined && sent !== null
    const answers = isSent ? read(sent, here, part) : (unsent?.answers(here, part) ?? {})
    if (answers instanceof Unmapped) {
      problems.push({ field, message: answers.message })
      continue
    }
    Object.assign(subject, answers)
    const words = isSent ? reckoned : unsent?.assumed
    const places = Object.keys(answers).map((name) => `${ours}.${name}`)
    if (words !== undefined && places.length > 0) assumed.push({ field, words, places })
  }
  return { subject, assumed, problems }
}

/**
 * The same for the entries of a list: claims, convictions, modifications. Those that do not count are left out; the others keep the
 * number they were sent under, so that a site finds the row we speak of.
 */
export function readEntries<Entry extends AnyPart>(
  rows: readonly AnyRow[],
  entries: readonly Entry[],
  { site, ours }: Places,
  here: ReadingHere,
  counts: (entry: Entry) => boolean = () => true,
): Found & { subjects: readonly AnyPart[] } {
  const counted = [...entries.entries()].filter(([, entry]) => counts(entry))
  const read = counted.map(([sentAt, entry], index) =>
    readPart(rows, entry, { site: `${site}.${sentAt}`, ours: `${ours}.${index}` }, here),
  )
  return { ...together(read), subjects: read.map(({ subject }) => subject) }
}

/** What was found in several parts, told at once. */
export function together(parts: readonly Found[]): Found {
  return {
    assumed: parts.flatMap(({ assumed }) => assumed),
    problems: parts.flatMap(({ problems }) => problems),
  }
}
