import type { IconName } from './icons'

/** What a document says, in order, and nothing about where on a page it stands. */
export type DocumentContent = {
  title: string
  /** For the slim band of the pages that follow, where the title is too long for it. */
  shortTitle?: string
  /** What is sold, across the band: "Car insurance". */
  product: string
  reference: string
  madeAt: Date
  /** The firm whose document it is. */
  author: string
  /** Said under the title, label by label. */
  about: readonly { label: string; value: string }[]
  blocks: readonly Block[]
  /** At the foot of every page. */
  foot: string
  /** Black on white and without a brand: a certificate may not advertise. */
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
/** A heading inside a part. */
export type HeadingBlock = { kind: 'heading'; text: string }
/** A part with its heading across the page. */
export type ChapterBlock = { kind: 'chapter'; heading: string; blocks: readonly Block[] }
/** A part with its heading at the side. */
export type SectionBlock = { kind: 'section'; heading: string; blocks: readonly Block[] }

export type Mark = 'dot' | 'number' | 'tick' | 'blue-tick' | 'cross' | 'bang'
export type ListBlock = { kind: 'list'; items: readonly Text[]; mark: Mark }

export type Column = {
  /** Its part of the width; the parts add up to whatever they do. */
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

/** A box of the standard product information document: its icon, its question, its answer. */
export type PanelBlock = { kind: 'panel'; icon?: IconName; heading: string; blocks: readonly Block[] }

/** Whom a letter is for: lines close together, as on an envelope. */
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

/** Two columns: what is asked, and the answer. */
export function answers(rows: readonly (readonly [string, Text])[], share = 0.46): TableBlock {
  return {
    kind: 'table',
    columns: [{ share }, { share: 1 - share, isStrong: true }],
    rows: rows.map((cells) => ({ cells })),
  }
}

/** What, and how much. */
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

/** Words of a document, some of them in bold. */
export type Text = string | readonly Span[]
export type Span = string | { strong: string }

export function strong(text: string): Span {
  return { strong: text }
}

export function spansOf(text: Text): readonly Span[] {
  return typeof text === 'string' ? [text] : text
}
