import type { Block } from './blocks.ts'
import { blank, type Fragment, type LayoutContext, type Place } from './fragments.ts'
import { layoutCallout, layoutCards, layoutColumns, layoutPanel } from './layout-panels.ts'
import { layoutTable } from './layout-table.ts'
import {
  layoutAddress,
  layoutChapter,
  layoutHeading,
  layoutList,
  layoutParagraph,
  layoutSection,
} from './layout-text.ts'
import type { Tag } from './pdf.ts'

/** Blocks as fragments, with the space between them. */
export function layoutBlocks(
  blocks: readonly Block[],
  width: number,
  parent: Tag,
  context: LayoutContext,
): readonly Fragment[] {
  return blocks.flatMap((block, index) => {
    const placed = layoutBlock(block, { width, parent, context })
    const fragments = leadsTo(block, blocks[index + 1]) ? leading(placed) : placed
    const before = blocks[index - 1]
    if (!before) return fragments
    return [blank(spaceBetween(before, block) * context.spacing, leadsTo(before, block)), ...fragments]
  })
}

/** A heading, or the text before a table or a list, is kept on the page where that begins. */
function leadsTo(block: Block, next: Block | undefined): boolean {
  if (!next) return false
  return block.kind === 'heading' || (block.kind === 'paragraph' && /^(table|list)$/.test(next.kind))
}

function leading(fragments: readonly Fragment[]): readonly Fragment[] {
  return fragments.map((fragment, index) =>
    index === fragments.length - 1 ? { ...fragment, staysWithNext: true } : fragment,
  )
}

function layoutBlock(block: Block, place: Place): readonly Fragment[] {
  switch (block.kind) {
    case 'paragraph':
      return layoutParagraph(block, place)
    case 'heading':
      return layoutHeading(block, place)
    case 'chapter':
      return layoutChapter(block, place)
    case 'section':
      return layoutSection(block, place)
    case 'list':
      return layoutList(block, place)
    case 'table':
      return layoutTable(block, place)
    case 'callout':
      return layoutCallout(block, place)
    case 'cards':
      return layoutCards(block, place)
    case 'columns':
      return layoutColumns(block, place)
    case 'panel':
      return layoutPanel(block, place)
    case 'address':
      return layoutAddress(block, place)
  }
}

/** Space groups the content: little within a topic, more between topics. */
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
