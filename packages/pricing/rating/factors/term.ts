import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { RatingLine } from '../../risk/rating-line'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const term = coded<Risk>({
  table: 'term',
  words: 'Length of cover',
  reads: ({ cover }) => cover.term,
  codes: termsOf,
})

/** Impound cover has one length of its own; every other line is priced by the year and may be sold by thirty days. */
function termsOf(line: RatingLine): readonly Term[] {
  return line === 'impound' ? ['impound'] : ['annual', 'thirty-day']
}
