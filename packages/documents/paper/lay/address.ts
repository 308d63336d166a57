import type { AddressBlock } from '../blocks'
import type { Place } from '../desk'
import { tagIn } from '../pdf'
import { type Strip, together } from '../strip'
import { textStrips } from './text-strips'

/** A line longer than this part of the page is broken: an envelope's window is no wider. */
const WINDOW = 0.5

export function layAddress({ lines }: AddressBlock, { width, parent, desk }: Place): readonly Strip[] {
  const { pdf, pen, body } = desk
  return together(
    lines.flatMap((line) =>
      textStrips(line, body, { width: width * WINDOW, tag: tagIn(pdf, parent, 'P'), pen }),
    ),
  )
}
