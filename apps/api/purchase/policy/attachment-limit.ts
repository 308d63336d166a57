import type { Attachment } from '../../platform/email/ports.ts'

/** A document and the name it is listed by. */
export type NamedFile = { name: string; file: Attachment }

/** Base64 adds a third: the total is below 10 MB, the lowest limit of mail servers in use today. */
export const MOST_ATTACHED_BYTES = 7_000_000

/** In the order of the list, in which the certificate is the second. What does not fit is named in the email. */
export function withinLimit(files: readonly NamedFile[]): {
  attached: readonly NamedFile[]
  tooLarge: readonly NamedFile[]
} {
  const attached: NamedFile[] = []
  let room = MOST_ATTACHED_BYTES
  for (const each of files) {
    if (each.file.bytes.length > room) continue
    room -= each.file.bytes.length
    attached.push(each)
  }
  return { attached, tooLarge: files.filter((each) => !attached.includes(each)) }
}
