import type { RatedLine } from '@milepost/domain/lines/lines'
import type { Terms } from '@milepost/domain/terms/terms'
import type { PlainField, PlainFields } from '@milepost/pricing/risk/plain-fields'
import type { Cell } from './cells.ts'

/** One complete column of a book: its description, and the conversion of a filled cell to a risk and back. */
export type Column<Subject> = {
  says: string
  /** The meaning of an empty cell, if it is not the value of the line's typical risk. */
  without?: string
  /** What a filled cell changes. Columns are read in order, so a column may depend on an earlier one. */
  read: (cell: Cell, soFar: Subject, terms: Terms) => Partial<Subject>
  write: (subject: Subject) => string | number
}

export type Columns<Subject> = Readonly<Record<string, Column<Subject>>>

/** The columns of yes-or-no and text fields: derived from the column's name and the typical value. */
export function plainColumns<Subject extends object, Fields extends PlainFields<Subject>>(
  fields: Fields,
  typical: Subject,
): Readonly<Record<ColumnOf<Fields[keyof Fields]>, Column<Subject>>> {
  const columns = Object.entries(fields as Readonly<Record<string, PlainField>>).map(([field, settings]) => [
    typeof settings === 'string' ? settings : settings.column,
    plainColumn<Subject>(field, typical, typeof settings === 'string' ? undefined : settings.says),
  ])
  return Object.fromEntries(columns)
}

type ColumnOf<Field> = Field extends { column: infer Name extends string } ? Name : Extract<Field, string>

function plainColumn<Subject extends object>(
  field: string,
  typical: Subject,
  says: string | undefined,
): Column<Subject> {
  const valueIn = (subject: Subject): unknown => Reflect.get(subject, field)
  const isYesOrNo = typeof valueIn(typical) === 'boolean'
  return {
    says: says ?? (isYesOrNo ? 'yes or no' : 'as the provider words it'),
    read: (cell, soFar) =>
      // The typical value gives the type of the field.
      ({ [field]: isYesOrNo ? cell.yes(valueIn(soFar) === true) : cell.text }) as Partial<Subject>,
    write: (subject) => (isYesOrNo ? yesOrNo(valueIn(subject) === true) : String(valueIn(subject))),
  }
}

/** The same columns for a larger subject that contains theirs. */
export function columnsOf<Name extends string, Part, Whole>(
  columns: Readonly<Record<Name, Part>>,
  as: (column: Part) => Whole,
): Readonly<Record<Name, Whole>> {
  const made = Object.entries<Part>(columns).map(([name, column]) => [name, as(column)])
  return Object.fromEntries(made)
}

/** The subject with all its cells applied. */
export function readColumns<Subject extends object, Name extends string>(
  columns: Readonly<Record<Name, Column<Subject>>>,
  cells: { get: (name: NoInfer<Name>) => Cell | undefined },
  typical: Subject,
  terms: Terms,
): Subject {
  let subject = typical
  for (const name of namesOf(columns)) {
    const cell = cells.get(name)
    if (cell !== undefined) subject = { ...subject, ...columns[name].read(cell, subject, terms) }
  }
  return subject
}

/** The default of a column: the value on private cars, then that of each line that differs: `20, van 34`. */
export function typicalInWords(valueOn: Readonly<Record<RatedLine, string | number>>): string {
  const { 'private-car': ordinary, ...others } = valueOn
  const own = Object.entries(others).filter(([, value]) => value !== ordinary)
  const words = [...(ordinary === '' ? [] : [ordinary]), ...own.map(([line, value]) => `${line} ${value}`)]
  return words.length === 0 ? 'none' : words.join(', ')
}

export function namesOf<Name extends string>(columns: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(columns) as Name[]
}

export function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
