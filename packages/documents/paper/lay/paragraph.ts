import type { ParagraphBlock } from '../blocks'
import type { Place } from '../desk'
import { tagIn } from '../pdf'
import type { Strip } from '../strip'
import { styles } from '../styles'
import { textStrips } from './text-strips'

export function layParagraph(
  { text, tone }: ParagraphBlock,
  { width, parent, desk }: Place,
): readonly Strip[] {
  const tag = tagIn(desk.pdf, parent, 'P')
  return textStrips(text, tone === 'body' ? desk.body : styles[tone], { width, tag, pen: desk.pen })
}
