import type { IconName } from './icons.ts'

/** The content of a document in order, independent of its layout. */
export type DocumentContent = {
  title: string
  /** For the slim band on the following pages, if the title is too long for it. */
  shortTitle?: string
  /** The product, shown in the band: "Car insurance". */
  product: string
  reference: string
  madeAt: Date
  /** The issuing firm. */
  author: string
  /** Shown under the title, by label. */
  about: readonly { label: string; value: string }[]
  blocks: readonly Block[]
  /** In the footer of every page. */
  foot: string
  /** Black on white and without a brand: a certificate must not advertise. */
  isPlain?: true
}

export type Block =
  | ParagraphBlock
  | HeadingBlock
  | ChapterBlock
  | SectionBlock
  | ListBlock
  | TableBlock
  | CalloutBlock
  | CardsBlock
  | ColumnsBlock
  | PanelBlock
  | AddressBlock

export type ParagraphBlock = { kind: 'paragraph'; text: Text; tone: 'body' | 'lead' | 'small' }
/** A heading within a part. */
export type HeadingBlock = { kind: 'heading'; text: string }
/** A part with its heading across the page. */
export type ChapterBlock = { kind: 'chapter'; heading: string; blocks: readonly Block[] }
/** A part with its heading at the side. */
export type SectionBlock = { kind: 'section'; heading: string; blocks: readonly Block[] }

export type Mark = 'dot' | 'number' | 'tick' | 'blue-tick' | 'cross' | 'bang'
export type ListBlock = { kind: 'list'; items: readonly Text[]; mark: Mark }

export type Column = {
  /** Its relative share of the width; the shares need not add up to 1. */
  share: number
  align?: 'right'
  isStrong?: boolean
}
export type TableBlock = {
  kind: 'table'
  columns: readonly Column[]
  head?: readonly string[]
  rows: readonly Row[]
}
export type Row = { cells: readonly Text[]; isTotal?: boolean }

export type CalloutBlock = {
  kind: 'callout'
  tone: 'note' | 'warning'
  heading: string
  blocks: readonly Block[]
}

export type CardsBlock = { kind: 'cards'; cards: readonly Card[] }
export type Card = { label: string; amount: string; unit: string; notes: readonly Text[] }

export type ColumnsBlock = { kind: 'columns'; columns: readonly (readonly Block[])[] }

/** A panel of the standard product information document: its icon, its question, its answer. */
export type PanelBlock = { kind: 'panel'; icon?: IconName; heading: string; blocks: readonly Block[] }

/** The recipient of a letter: lines set closely, as on an envelope. */
export type AddressBlock = { kind: 'address'; lines: readonly string[] }

export function paragraph(text: Text, tone: ParagraphBlock['tone'] = 'body'): ParagraphBlock {
  return { kind: 'paragraph', text, tone }
}

export function heading(text: string): HeadingBlock {
  return { kind: 'heading', text }
}

export function chapter(title: string, ...blocks: readonly Block[]): ChapterBlock {
  return { kind: 'chapter', heading: title, blocks }
}

export function section(title: string, ...blocks: readonly Block[]): SectionBlock {
  return { kind: 'section', heading: title, blocks }
}

export function list(items: readonly Text[], mark: Mark = 'dot'): ListBlock {
  return { kind: 'list', items, mark }
}

/** Two columns: question and answer. */
export function answers(rows: readonly (readonly [string, Text])[], share = 0.46): TableBlock {
  return {
    kind: 'table',
    columns: [{ share }, { share: 1 - share, isStrong: true }],
    rows: rows.map((cells) => ({ cells })),
  }
}

/** Two columns: item and amount. */
export function amounts(rows: readonly Row[], head?: readonly [string, string]): TableBlock {
  return {
    kind: 'table',
    columns: [{ share: 0.8 }, { share: 0.2, align: 'right', isStrong: true }],
    ...(head && { head }),
    rows,
  }
}

export function callout(
  tone: CalloutBlock['tone'],
  title: string,
  ...blocks: readonly Block[]
): CalloutBlock {
  return { kind: 'callout', tone, heading: title, blocks }
}

/** Text, some of it in bold. */
export type Text = string | readonly Span[]
export type Span = string | { strong: string }

export function strong(text: string): Span {
  return { strong: text }
}

export function spansOf(text: Text): readonly Span[] {
  return typeof text === 'string' ? [text] : text
}
