import { type CodeList, descOf } from '../lists/code-list.ts'
import { type ReadingHere, type SiteField, type SitePart, Unmapped } from '../questions/aggregator.ts'
import type { AnySubject } from '../questions/asking.ts'

/** A field that cannot be used as sent: its place in the site's risk, and what to do. */
export type SiteProblem = { field: string; message: string }

/** An assumption: the field it replaces, a description, and the places of the assumed answers in ours. */
export type Assumption = { field: string; words: string; places: readonly string[] }

/** The place of a part in the site's risk, and of its subject in our answers. */
export type Places = { site: string; ours: string }

export type Found = { assumed: readonly Assumption[]; problems: readonly SiteProblem[] }

/** Reads one part of a risk by its field table. */
export function readPart(
  fields: readonly SiteField[],
  part: SitePart,
  { site, ours }: Places,
  here: ReadingHere,
): Found & { subject: AnySubject } {
  const subject: Record<string, unknown> = {}
  const assumed: Assumption[] = []
  const problems: SiteProblem[] = []
  for (const each of fields) {
    const field = `${site}.${each.name}`
    const sent = part[each.name]
    const isSent = sent !== undefined && sent !== null
    const answers = isSent ? readField(each, sent, here, part) : (each.unsent?.answers(here, part) ?? {})
    if (answers instanceof Unmapped) {
      problems.push({ field, message: answers.message })
      continue
    }
    Object.assign(subject, answers)
    const words = isSent ? each.reckoned : each.unsent?.words
    const places = Object.keys(answers).map((name) => `${ours}.${name}`)
    if (words !== undefined && places.length > 0) assumed.push({ field, words, places })
  }
  return { subject, assumed, problems }
}

/**
 * The same for the entries of a list: claims, convictions, modifications. Entries that do not count are left out; the others keep
 * the index they were sent with, so that the site can find the entry a message is about.
 */
export function readEntries<Entry extends SitePart>(
  fields: readonly SiteField[],
  entries: readonly Entry[],
  { site, ours }: Places,
  here: ReadingHere,
  counts: (entry: Entry) => boolean = () => true,
): Found & { subjects: readonly AnySubject[] } {
  const counted = [...entries.entries()].filter(([, entry]) => counts(entry))
  const read = counted.map(([sentAt, entry], index) =>
    readPart(fields, entry, { site: `${site}.${sentAt}`, ours: `${ours}.${index}` }, here),
  )
  return { ...together(read), subjects: read.map(({ subject }) => subject) }
}

/** Merges the results of several parts. */
export function together(parts: readonly Found[]): Found {
  return {
    assumed: parts.flatMap(({ assumed }) => assumed),
    problems: parts.flatMap(({ problems }) => problems),
  }
}

/** Maps a code before reading it. The error for an unknown code lists what to send instead. */
function readField(
  field: SiteField,
  sent: unknown,
  here: ReadingHere,
  part: SitePart,
): AnySubject | Unmapped {
  const { codes, asCode } = field
  if (codes === undefined) return field.read(sent, here, part)
  const text = String(sent)
  const code = knownCodes(field, codes).get(folded(asCode ? asCode(text) : text))
  return code === undefined ? new Unmapped(whatToSend(codes)) : field.read(code, here, part)
}

/** The code for each folded code, description or alias of a field. Built once for each field. */
const known = new WeakMap<SiteField, ReadonlyMap<string, string>>()

function knownCodes(field: SiteField, codes: CodeList): ReadonlyMap<string, string> {
  const ready = known.get(field)
  if (ready) return ready
  const all = new Map([
    ...codes.map(({ code, desc }): [string, string] => [folded(desc), code]),
    ...Object.entries(field.alsoCodes ?? {}).map(([theirs, ours]): [string, string] => [
      folded(theirs),
      ours,
    ]),
    // Last, so that a code wins over another entry whose description reads like it.
    ...codes.map(({ code }): [string, string] => [folded(code), code]),
  ])
  known.set(field, all)
  return all
}

function folded(text: string): string {
  return text.trim().toLowerCase()
}

/** The maximum number of codes listed in one message. */
const MOST_NAMED = 20

function whatToSend(list: CodeList): string {
  if (list.length > MOST_NAMED) return 'We know no such code: see the reference data for those we do'
  const named = list.map(({ code }) => `${code} (${descOf(list, code)})`)
  return `We know no such code: send ${named.join(', ')}`
}
