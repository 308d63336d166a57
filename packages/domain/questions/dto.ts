import type { Answers } from './answers'
import type { AnySubject } from './asking'

/**
 * What a value is in JSON, as data. The contract makes its schemas and the OpenAPI document from it, so that a question needs no
 * schema library in the browser (decision 0005).
 */
export type Shape =
  | 'yes-no'
  | 'code'
  | 'pounds'
  | 'date'
  | 'person-name'
  | 'email'
  | 'phone'
  | 'registration'
  | 'address'
  | 'moment'
  /** Text, a number, true or false: an answer whose form is not settled (D-148). */
  | 'any-answer'
  | { text: number; least?: 0 }
  | { whole: readonly [least: number, most: number] }
  | { pattern: RegExp; what: string }
  | { oneOf: readonly [string, ...string[]] }
  | { listOf: Shape | readonly FieldShape[]; most: number }

/** How the values of a kind are written as JSON. Left out, a value is written as it is. */
export interface KindDto<Value> {
  shape: Shape
  serialise?(value: Value): unknown
  /** Called with what has passed the schema of its shape. What it gives is believed only once its question has judged it. */
  deserialise?(sent: unknown): unknown
}

/** Answers of a subject, some of which may turn out not to be told. */
export type PartialAnswers<Subject> = { [Name in keyof Subject]?: Subject[Name] | undefined }

/** Where a question's answer travels otherwise than its kind does. Everything may be left out. */
export interface FieldDto<Subject, Value> {
  shape?: Shape
  /** Left out: required of a caller where the question is always asked. */
  isRequired?: boolean
  /** What it means when a caller, or a quote that is given back, leaves it out. */
  leftOut?: { request?: boolean | number; reply?: boolean | number }
  /** A second name under which it is read and never written. */
  alsoNamed?: string
  serialise?(subject: Subject, answers: Answers): unknown
  /** The answers that what was sent tells. */
  deserialise?(sent: Value): PartialAnswers<Subject>
}

/**
 * `toldBy` names the field that tells this answer too: a code it leads to, or a list it promises. A tick is not sent: nothing is sent
 * before it is given (D-122, D-132).
 */
export type QuestionDto<Subject, Value> = FieldDto<Subject, Value> | { toldBy: string } | 'not-sent'

/** What a schema says of one field of a JSON object. */
export type FieldShape = {
  name: string
  shape: Shape
  isRequired: boolean
  leftOut?: { request?: boolean | number; reply?: boolean | number }
  alsoNamed?: string
}

export type Field = FieldShape & {
  serialise(subject: AnySubject, answers: Answers): unknown
  deserialise(sent: unknown): AnySubject
}

/** Answers that travel together as one JSON object, in the order they are published in. */
export type Entity = readonly Field[]

/** What `entityOf` needs to know of a question. */
type Asked = {
  name: string
  kind: { dto?: KindDto<never> }
  dto?: QuestionDto<AnySubject, never>
  isAsked?: unknown
}

/** A field that no question asks: what follows from the answers, or is kept when a comparison site sends it (D-081). */
export function unasked<Subject>() {
  return <
    const Name extends string,
    Value = Name extends keyof Subject ? NonNullable<Subject[Name]> : unknown,
  >(
    name: Name,
    { shape, isRequired = false, ...own }: FieldDto<Subject, Value> & { shape: Shape },
  ): Field => fieldOf(name, { shape, isRequired, ...own } as Own, { shape })
}

/**
 * The JSON object of these questions and fields. Each brings its own; `order` is that of the published document, and a field it does
 * not name follows in the order given here.
 */
export function entityOf(parts: readonly (Asked | Field)[], order: readonly string[]): Entity {
  const fields = parts.flatMap((part) => ('kind' in part ? fieldOfQuestion(part) : [part]))
  const place = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length)
  return fields.sort((one, other) => place(one) - place(other))
}

function fieldOfQuestion({ name, kind, dto = {}, isAsked }: Asked): readonly Field[] {
  if (dto === 'not-sent' || 'toldBy' in dto) return []
  const shape = dto.shape ?? kind.dto?.shape
  if (shape === undefined) throw new Error(`The question ${name} must say its shape in JSON`)
  return [fieldOf(name, { isRequired: isAsked === undefined, ...dto, shape } as Own, { ...kind.dto, shape })]
}

type Own = FieldDto<AnySubject, unknown> & { shape: Shape; isRequired: boolean }

function fieldOf(
  name: string,
  { shape, isRequired, leftOut, alsoNamed, serialise, deserialise }: Own,
  kind: KindDto<never>,
): Field {
  return {
    name,
    shape,
    isRequired,
    ...(leftOut && { leftOut }),
    ...(alsoNamed !== undefined && { alsoNamed }),
    serialise: serialise ?? ((subject) => serialised(kind, subject[name])),
    deserialise: deserialise ?? ((sent) => ({ [name]: deserialised(kind, sent) })),
  }
}

function serialised({ serialise }: KindDto<never>, value: unknown): unknown {
  return value === undefined || !serialise ? value : serialise(value as never)
}

function deserialised({ deserialise }: KindDto<never>, sent: unknown): unknown {
  return deserialise ? deserialise(sent) : sent
}

/** A subject as JSON. What was not answered is undefined; the contract names each field that it cannot do without. */
export function serialise(entity: Entity, subject: AnySubject, answers: Answers): Record<string, unknown> {
  return Object.fromEntries(entity.map((field) => [field.name, field.serialise(subject, answers)]))
}

/** The other way: the answers that lead to what was sent. What was not sent stays open, to be asked. */
export function deserialise(entity: Entity, sent: AnySubject): AnySubject {
  const subject: Record<string, unknown> = {}
  for (const field of entity) {
    const value = sent[field.name]
    if (value === undefined) continue
    for (const [name, answer] of Object.entries(field.deserialise(value)))
      if (answer !== undefined) subject[name] = answer
  }
  return subject
}

/** A value of one of the code lists. */
export const codePattern = /^[A-Za-z0-9_-]{1,40}$/

/** A code that no question judges: what the schema would refuse is left out, because no customer could mend it. */
export function storedCode(value: unknown): string | undefined {
  return typeof value === 'string' && codePattern.test(value) ? value : undefined
}

/**
 * A list whose question is asked after a yes to another. In JSON an empty list says no, so a question not answered yet, or a yes with
 * nothing to show for it, sends no list at all.
 */
export function listDto({ list, promisedBy, entries, most }: ListDto): FieldDto<AnySubject, never> {
  return {
    shape: { listOf: entries, most },
    isRequired: true,
    serialise: (subject, answers) =>
      promised(subject[promisedBy], subject[list])?.map((entry) => serialise(entries, entry, answers)),
    deserialise: (sent: readonly AnySubject[]) => ({
      [promisedBy]: sent.length > 0,
      [list]: sent.map((entry) => deserialise(entries, entry)),
    }),
  }
}

type ListDto = {
  /** The names of the list and of the yes that promises it. */
  list: string
  promisedBy: string
  entries: Entity
  /** Bounds what is read; how many are insured is the question's own limit. */
  most: number
}

/** The entries that a yes promises, none for a no, and undefined while either is not told. */
export function promised<Entry = AnySubject>(
  hasAny: unknown,
  entries: unknown,
): readonly Entry[] | undefined {
  if (hasAny === false) return []
  return hasAny === true && Array.isArray(entries) && entries.length > 0 ? entries : undefined
}
