import type { Answers } from './answers.ts'
import type { AnySubject } from './asking.ts'

/**
 * The JSON shape of a value, as data. The contract builds its schemas and the OpenAPI document from it, so that a question needs
 * no schema library in the browser (decision 0005).
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
  /** Text, a number or a boolean: an answer whose type is not fixed (D-148). */
  | 'any-answer'
  | { text: number; least?: 0 }
  | { whole: readonly [least: number, most: number] }
  | { pattern: RegExp; what: string }
  | { oneOf: readonly [string, ...string[]] }
  | { listOf: Shape | readonly FieldShape[]; most: number }

/** How values of a kind are serialised. By default a value is written as it is. */
export interface KindDto<Value> {
  shape: Shape
  serialise?(value: Value): unknown
  /** Called with a value that passed the schema of its shape. The result is not trusted until its question has validated it. */
  deserialise?(sent: unknown): unknown
}

/** Answers of a subject; some may be undefined. */
export type PartialAnswers<Subject> = { [Name in keyof Subject]?: Subject[Name] | undefined }

/** Where a question's JSON differs from that of its kind. Everything is optional. */
export interface FieldDto<Subject, Value> {
  shape?: Shape
  /** Default: required if the question is always asked. */
  isRequired?: boolean
  /** What it means if a request, or a quote in a reply, leaves it out. */
  leftOut?: { request?: boolean | number; reply?: boolean | number }
  /** A second name it is read under, but never written under. */
  alsoNamed?: string
  serialise?(subject: Subject, answers: Answers): unknown
  /** The answers given by the value sent. */
  deserialise?(sent: Value): PartialAnswers<Subject>
}

/**
 * `impliedBy` names the field that also gives this answer: a code that implies it, or a list. A tick is not sent: nothing is sent
 * before it is given (D-122, D-132).
 */
export type QuestionDto<Subject, Value> = FieldDto<Subject, Value> | { impliedBy: string } | 'not-sent'

/** The schema of one field of a JSON object. */
export type FieldShape = {
  name: string
  shape: Shape
  isRequired: boolean
  leftOut?: { request?: boolean | number; reply?: boolean | number }
  alsoNamed?: string
}

export type Field = FieldShape & {
  serialise(subject: AnySubject, answers: Answers): unknown
  /** Adds the answers given by the value sent. */
  deserialise(sent: unknown, subject: Record<string, unknown>): void
}

/** Answers sent together as one JSON object, in published order. */
export type Entity = readonly Field[]

/** The part of a question that `entityOf` needs. */
type Asked = {
  name: string
  kind: { dto?: KindDto<never> }
  dto?: QuestionDto<AnySubject, never>
  isAsked?: unknown
}

/** A field without a question: derived from the answers, or stored if a comparison site sends it (D-081). */
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
 * The JSON object of these questions and fields. `order` is that of the published document; fields not listed follow in the order
 * given.
 */
export function entityOf(parts: readonly (Asked | Field)[], order: readonly string[]): Entity {
  const fields = parts.flatMap((part) => ('kind' in part ? fieldOfQuestion(part) : [part]))
  const place = ({ name }: Field) => (order.includes(name) ? order.indexOf(name) : order.length)
  return fields.sort((one, other) => place(one) - place(other))
}

function fieldOfQuestion({ name, kind, dto = {}, isAsked }: Asked): readonly Field[] {
  if (dto === 'not-sent' || 'impliedBy' in dto) return []
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
    deserialise(sent, subject) {
      if (deserialise) addAnswers(subject, deserialise(sent))
      else addAnswer(subject, name, deserialised(kind, sent))
    },
  }
}

function serialised({ serialise }: KindDto<never>, value: unknown): unknown {
  return value === undefined || !serialise ? value : serialise(value as never)
}

function deserialised({ deserialise }: KindDto<never>, sent: unknown): unknown {
  return deserialise ? deserialise(sent) : sent
}

/** A subject as JSON. An unanswered question is undefined; the contract reports required fields that are missing. */
export function serialise(entity: Entity, subject: AnySubject, answers: Answers): Record<string, unknown> {
  return Object.fromEntries(entity.map((field) => [field.name, field.serialise(subject, answers)]))
}

/** The reverse: the answers from what was sent. What was not sent stays open, to be asked. */
export function deserialise(entity: Entity, sent: AnySubject): AnySubject {
  const subject: Record<string, unknown> = {}
  for (const field of entity) {
    const value = sent[field.name]
    if (value !== undefined) field.deserialise(value, subject)
  }
  return subject
}

function addAnswers(subject: Record<string, unknown>, answers: AnySubject): void {
  for (const name of Object.keys(answers)) addAnswer(subject, name, answers[name])
}

function addAnswer(subject: Record<string, unknown>, name: string, answer: unknown): void {
  if (answer !== undefined) subject[name] = answer
}

/** A value of one of the code lists. */
export const codePattern = /^[A-Za-z0-9_-]{1,40}$/

/** A code without a question: one that the schema would refuse is left out, because the customer could not correct it. */
export function storedCode(value: unknown): string | undefined {
  return typeof value === 'string' && codePattern.test(value) ? value : undefined
}

/**
 * A list whose question is asked after a yes to another. In JSON an empty list means no, so while the question is unanswered, or
 * after a yes without entries, no list is sent.
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
  /** The names of the list and of the yes-or-no answer it depends on. */
  list: string
  promisedBy: string
  entries: Entity
  /** Limits what is read; the question has its own limit on what is insured. */
  most: number
}

/** The entries after a yes, none after a no, and undefined while either is unanswered. */
export function promised<Entry = AnySubject>(
  hasAny: unknown,
  entries: unknown,
): readonly Entry[] | undefined {
  if (hasAny === false) return []
  return hasAny === true && Array.isArray(entries) && entries.length > 0 ? entries : undefined
}
