import type { CodeList } from '../lists/code-list.ts'
import type { Terms } from '../terms/terms.ts'
import type { LocalDate } from '../values/local-date.ts'
import type { AnySubject } from './asking.ts'
import type { FieldShape, KindDto, PartialAnswers, QuestionDto, Shape } from './dto.ts'

/** The circumstances in which a comparison site's risk is read. */
export type ReadingHere = { terms: Terms; today: LocalDate; now: Date }

/** One part of a risk as a site sends it: the vehicle, a driver, a claim. Anything may be missing. */
export type SitePart = Readonly<Record<string, unknown>>

/** A value that matches none of our answers, and what may be sent instead. */
export class Unmapped {
  readonly message: string

  constructor(message: string) {
    this.message = message
  }
}

/** The field of a comparison site's risk that gives an answer. */
export interface AggregatorField<Subject, Value> {
  field: string
  /** The part that has it, if not the part of its subject. */
  part?: 'taxi'
  /** Default: text for a code, otherwise the shape of the answer in our own JSON. */
  shape?: Shape
  /** The list its codes belong to. A code is matched by itself or by its words, in any case. */
  codes?: CodeList
  /** A site's own codes, and which of ours each means. */
  alsoCodes?: Readonly<Record<string, string>>
  /** Converts other spellings a site may use for our codes. */
  asCode?(sent: string): string
  /** Default: the value sent is the answer. A code is already mapped. */
  read?(sent: unknown, here: ReadingHere, part: SitePart): PartialAnswers<Subject> | Unmapped
  /** Shown to the customer to check, if the answer is our estimate from what was sent. */
  reckoned?: string
  /**
   * The assumption if the field is missing, and the words that ask the customer to check it. Without one the answers stay open,
   * and their questions say whether that is a gap. There are no words if our published shape defines what a missing field means.
   */
  assume?: readonly [answer: Value, words: string] | SiteAssumption<Subject>
}

export interface SiteAssumption<Subject> {
  words?: string
  answers(here: ReadingHere, part: SitePart): PartialAnswers<Subject>
}

/** `impliedBy` names the question whose field also gives this answer. Some questions are asked on our own pages only. */
export type QuestionAggregator<Subject, Value> =
  | AggregatorField<Subject, Value>
  | readonly AggregatorField<Subject, Value>[]
  | { impliedBy: keyof Subject & string }
  | 'not-sent'

/** One field of a part of a risk, and the answers it gives. */
export type SiteField = FieldShape &
  Pick<AggregatorField<AnySubject, unknown>, 'codes' | 'alsoCodes' | 'asCode' | 'part' | 'reckoned'> & {
    /** So that a missing answer can be named by the site's field. */
    to: readonly string[]
    read(sent: unknown, here: ReadingHere, part: SitePart): AnySubject | Unmapped
    unsent?: SiteAssumption<AnySubject>
  }

type Asked = {
  name: string
  kind: { dto?: KindDto<never> }
  dto?: QuestionDto<AnySubject, never>
  aggregator: QuestionAggregator<AnySubject, unknown>
}

/** A code of ours, an ABI code or the words of one. */
const SITE_CODE: Shape = { text: 100 }

/**
 * The fields of these questions in a site's risk. `order` is that of the published shape; fields not listed follow in the order
 * of the questions.
 */
export function siteFieldsOf(
  questions: readonly Asked[],
  order: readonly string[],
  unasked: readonly SiteField[] = [],
): readonly SiteField[] {
  const fields = questions.flatMap((question) => fieldsOf(question, questions))
  const place = ({ name }: SiteField) => (order.includes(name) ? order.indexOf(name) : order.length)
  return [...fields, ...unasked].sort((one, other) => place(one) - place(other))
}

function fieldsOf(question: Asked, questions: readonly Asked[]): readonly SiteField[] {
  const { name, aggregator } = question
  if (aggregator === 'not-sent' || 'impliedBy' in aggregator) return []
  const others = questions.filter(
    ({ aggregator: other }) => typeof other === 'object' && 'impliedBy' in other && other.impliedBy === name,
  )
  const to = [name, ...others.map((other) => other.name)]
  return [aggregator].flat().map((own) => fieldOf(question, own, to))
}

function fieldOf(
  { name, kind, dto }: Asked,
  own: AggregatorField<AnySubject, unknown>,
  to: readonly string[],
): SiteField {
  const { field, shape, read, assume, ...rest } = own
  const ours = typeof dto === 'object' && 'shape' in dto ? dto.shape : undefined
  return {
    ...rest,
    name: field,
    shape: shape ?? (own.codes ? SITE_CODE : (ours ?? kind.dto?.shape ?? SITE_CODE)),
    isRequired: false,
    to,
    read: read ?? ((sent) => ({ [name]: own.codes ? sent : plainAnswer(kind.dto, sent) })),
    ...(assume && { unsent: assumptionOf(name, assume) }),
  }
}

/** Sites do not send our placeholder for an unset date (D-047), so a date is the answer as sent. */
function plainAnswer(dto: KindDto<never> | undefined, sent: unknown): unknown {
  return dto?.deserialise && dto.shape !== 'date' ? dto.deserialise(sent) : sent
}

function assumptionOf(
  name: string,
  assume: NonNullable<AggregatorField<AnySubject, unknown>['assume']>,
): SiteAssumption<AnySubject> {
  if (!isAnswer(assume)) return assume
  const [answer, words] = assume
  return { words, answers: () => ({ [name]: answer }) }
}

function isAnswer(
  assume: readonly [unknown, string] | SiteAssumption<AnySubject>,
): assume is readonly [unknown, string] {
  return Array.isArray(assume)
}
