export type EmailText = {
  subject: string
  from: string
  to: string
  /** The text of the email: its plain text, or its HTML source if it has none. */
  text: string
  /** The HTML version, if there is one. */
  html?: string
  attachments: readonly AttachedFile[]
  /** Pictures that the HTML names by their Content-ID (RFC 2392). */
  pictures: readonly InlinePicture[]
}

export type AttachedFile = { name: string; contentType: string; content: Buffer }

export type InlinePicture = { contentId: string; contentType: string; content: Buffer }

type Part = { headers: ReadonlyMap<string, string>; body: string }

const MAX_DEPTH = 10

/** Reads a message (RFC 5322 and MIME) as far as needed to show it. Bytes are held as latin1 until their charset is known. */
export function emailText(raw: Buffer): EmailText {
  const message = split(raw.toString('latin1'))
  const leaves = leavesOf(message, 0)
  const readable = leaves.filter((part) => !isAttachment(part))
  const shown = readable.find((part) => mimeType(part) === 'text/plain') ?? readable[0]
  const page = readable.find((part) => mimeType(part) === 'text/html')
  return {
    subject: words(message.headers.get('subject') ?? ''),
    from: words(message.headers.get('from') ?? ''),
    to: words(message.headers.get('to') ?? ''),
    text: shown === undefined ? '' : decoded(shown).toString('utf8'),
    ...(page && { html: decoded(page).toString('utf8') }),
    attachments: leaves
      .filter((part) => isAttachment(part) && !isInlinePicture(part))
      .map((part) => ({
        name: words(attachmentName(part)),
        contentType: mimeType(part),
        content: decoded(part),
      })),
    pictures: leaves.filter(isInlinePicture).map((part) => ({
      contentId: contentIdOf(part),
      contentType: mimeType(part),
      content: decoded(part),
    })),
  }
}

function split(source: string): Part {
  const end = source.indexOf('\r\n\r\n')
  const head = end === -1 ? source : source.slice(0, end)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end === -1 ? '' : source.slice(end + 4) }
}

function leavesOf(part: Part, depth: number): readonly Part[] {
  const boundary = parameter(part.headers.get('content-type'), 'boundary')
  if (!mimeType(part).startsWith('multipart/') || boundary === undefined || depth >= MAX_DEPTH) return [part]
  const [, ...pieces] = `\r\n${part.body}`.split(`\r\n--${boundary}`)
  return pieces
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(split(piece.replace(/^[ \t]*\r\n/, '')), depth + 1))
}

function mimeType(part: Part): string {
  return (part.headers.get('content-type') ?? 'text/plain').split(';', 1).join('').trim().toLowerCase()
}

function parameter(header: string | undefined, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(header ?? '')
  return found?.[1] ?? found?.[2]
}

function isAttachment(part: Part): boolean {
  return (
    (part.headers.get('content-disposition') ?? '').toLowerCase().startsWith('attachment') ||
    !mimeType(part).startsWith('text/')
  )
}

function isInlinePicture(part: Part): boolean {
  const isAttached = (part.headers.get('content-disposition') ?? '').toLowerCase().startsWith('attachment')
  return !isAttached && /^image\/(png|jpeg|gif|webp)$/.test(mimeType(part)) && contentIdOf(part) !== ''
}

function contentIdOf({ headers }: Part): string {
  return (headers.get('content-id') ?? '').replace(/^<|>$/g, '')
}

function attachmentName(part: Part): string {
  const { headers } = part
  return (
    parameter(headers.get('content-disposition'), 'filename') ??
    parameter(headers.get('content-type'), 'name') ??
    mimeType(part)
  )
}

function decoded(part: Part): Buffer {
  switch ((part.headers.get('content-transfer-encoding') ?? '').toLowerCase()) {
    case 'base64':
      return Buffer.from(part.body, 'base64')
    case 'quoted-printable':
      return quotedPrintable(part.body.replaceAll('=\r\n', ''))
    default:
      return Buffer.from(part.body, 'latin1')
  }
}

function quotedPrintable(text: string): Buffer {
  const plain = text.replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(plain, 'latin1')
}

/** The text of a header, with its encoded parts (RFC 2047) read as UTF-8, the charset in use today. */
function words(header: string): string {
  const joined = header.replace(/(\?=)\s+(=\?)/g, '$1$2')
  const plain = Buffer.from(joined, 'latin1').toString('utf8')
  return plain.replace(/=\?[^?\s]+\?([BQ])\?([^?\s]*)\?=/gi, (_, kind: string, text: string) =>
    (kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : quotedPrintable(text.replace(/_/g, ' '))
    ).toString('utf8'),
  )
}
