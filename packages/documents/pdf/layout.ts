import type { Block } from './blocks'
import { blank, type Desk, type Place, type Strip } from './fragments'
import { layCallout, layCards, layColumns, layPanel } from './layout-boxes'
import { layTable } from './layout-table'
import { layAddress, layChapter, layHeading, layList, layParagraph, laySection } from './layout-text'
import type { Tag } from './pdf'

/** Blocks as strips, with the white between them. */
export function lay(blocks: readonly Block[], width: number, parent: Tag, desk: Desk): readonly Strip[] {
  return blocks.flatMap((block, index) => {
    const laid = layOne(block, { width, parent, desk })
    const strips = leadsTo(block, blocks[index + 1]) ? leading(laid) : laid
    const before = blocks[index - 1]
    if (!before) return strips
    return [blank(spaceBetween(before, block) * desk.spacing, leadsTo(before, block)), ...strips]
  })
}

/** A heading, and the words before a table or a list, stand on the page where that begins: alone at its foot they lead nowhere. */
function leadsTo(block: Block, next: Block | undefined): boolean {
  if (!next) return false
  return block.kind === 'heading' || (block.kind === 'paragraph' && /^(table|list)$/.test(next.kind))
}

function leading(strips: readonly Strip[]): readonly Strip[] {
  return strips.map((strip, index) =>
    index === strips.length - 1 ? { ...strip, staysWithNext: true } : strip,
  )
}

function layOne(block: Block, place: Place): readonly Strip[] {
  switch (block.kind) {
    case 'paragraph':
      return layParagraph(block, place)
    case 'heading':
      return layHeading(block, place)
    case 'chapter':
      return layChapter(block, place)
    case 'section':
      return laySection(block, place)
    case 'list':
      return layList(block, place)
    case 'table':
      return layTable(block, place)
    case 'callout':
      return layCallout(block, place)
    case 'cards':
      return layCards(block, place)
    case 'columns':
      return layColumns(block, place)
    case 'panel':
      return layPanel(block, place)
    case 'address':
      return layAddress(block, place)
  }
}

/** Space groups things before lines do: little inside a thought, more between thoughts. */
function spaceBetween(before: Block, after: Block): number {
  if (after.kind === 'chapter' || after.kind === 'section') return 16
  if (after.kind === 'panel' || before.kind === 'panel') return 8
  if (before.kind === 'heading') return 2
  if (before.kind === 'address') return 18
  if (after.kind === 'heading') return 10
  if (after.kind === 'callout' && (before.kind === 'section' || before.kind === 'chapter')) return 20
  if (after.kind === 'list' && before.kind === 'paragraph') return 4
  if ([before.kind, after.kind].some((kind) => kind === 'callout' || kind === 'cards')) return 11
  return 6
}
