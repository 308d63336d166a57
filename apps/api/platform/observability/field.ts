import { constants } from 'node:os'
import { deskProblemCodes } from '@milepost/contract/desk/desk-problem'
import { problemCodes } from '@milepost/contract/problem'
import { brandCodes } from '@milepost/domain/terms/identity'
import { jobNames } from '../jobs/ports.ts'

/**
 * What a log field may hold. Text is always one of a closed set, or of a form that no name, number plate, postcode or date can
 * have.
 */
export type Field =
  | { holds: 'count' }
  | { holds: 'flag' }
  | { holds: 'text'; allows: (text: string) => boolean }
  | { holds: 'texts'; allows: (text: string) => boolean; most: number }

const text = (allows: (text: string) => boolean) => ({ holds: 'text', allows }) as const
const matching = (form: RegExp) => text((written) => form.test(written))

export const count = { holds: 'count' } as const
export const flag = { holds: 'flag' } as const
export const word = (...words: readonly string[]) => text((written) => words.includes(written))
export const uuid = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
export const problemCode = word(...problemCodes, ...deskProblemCodes)
export const tenant = word(...brandCodes)

export const jobName = word(...jobNames, 'periodic')

/** What the nightly check of the accounts found broken. */
export const brokenAccount = matching(
  /^(POLICY|TAKEN|CUSTOMER|ENTRY|QUOTE|DOCUMENTS|LOCK|AUDIT)_[A-Z_]{3,40}$/,
)

/** A SHA-256 in hexadecimal. */
export const sha256 = matching(/^[0-9a-f]{64}$/)

/** The route template as declared ("/api/v1/Document/DownloadDocumentById/:documentId"), never the requested URL. */
export const route = matching(/^(unmatched|(\/[A-Za-z0-9._*:-]{0,60}){1,8})$/)

/** One of our pages or scripts, a script that was added, or a header: a URL without its query, or the header's name. */
export const sitePart = matching(
  /^(?:[a-z-]{1,40}|(?:(?:https?:)?\/\/[a-z0-9.:-]{1,80})?(?:\/[A-Za-z0-9._-]{0,80}){1,8})$/,
)

/** The name of an error's class. */
export const errorKind = matching(/^([A-Z][A-Za-z]{0,40}Error|Error|ZodRealError|unknown)$/)

const systemCodes: readonly string[] = [...Object.keys(constants.errno), 'ENOTFOUND', 'EAI_AGAIN']

/** A system, Node, Fastify or SQL state code: EADDRINUSE, FST_ERR_CTP_BODY_TOO_LARGE, 57P01. */
export const errorCode = text(
  (written) =>
    systemCodes.includes(written) ||
    /^((ERR|FST|HPE)_[A-Z0-9_]{2,60}|[0-9][0-9A-Z]{4}|XX00[0-2])$/.test(written),
)

/** Where in our own code it happened: "server.ts:12:5". */
export const frames = {
  holds: 'texts',
  allows: (frame: string) => /^[A-Za-z][A-Za-z0-9.-]{0,60}\.[cm]?[jt]s:\d{1,7}:\d{1,5}$/.test(frame),
  most: 8,
} as const

/** The directives of our content security policy, and those that a browser splits `default-src` into. */
export const directives: readonly string[] = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'frame-ancestors',
  'form-action',
  'base-uri',
  'object-src',
  'require-trusted-types-for',
  'trusted-types',
]

/** The directive that a browser reported. */
export const directive = word(...directives, 'other')

/** The value if the field may hold it, otherwise undefined. */
export function admitted(field: Field, value: unknown): unknown {
  switch (field.holds) {
    case 'count':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'text':
      return typeof value === 'string' && field.allows(value) ? value : undefined
    case 'texts':
      return Array.isArray(value)
        ? value.filter((each) => typeof each === 'string' && field.allows(each)).slice(0, field.most)
        : undefined
  }
}
