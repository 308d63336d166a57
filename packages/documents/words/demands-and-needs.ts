import { descOf } from '@milepost/domain/lists/code-list'
import { coverLevels } from '@milepost/domain/lists/cover'
import { type Block, paragraph } from '../pdf/blocks'
import type { QuoteFacts } from '../quote-facts'
import { lengthInWords } from './time-in-words'

/** ICOBS 5.2: what the customer needs, said before the contract is made. No advice is given. */
export function demandsAndNeeds({ terms, level, option, period, firm }: QuoteFacts): readonly Block[] {
  const levelWords = (descOf(coverLevels, level) ?? '').toLowerCase()
  return [
    paragraph(
      `This policy meets the demands and needs of somebody who wants ${levelWords} cover for ${lengthInWords(option.term, period)}, for a vehicle used as described, and driven by the people named, above${option.addOns.some(({ selected }) => selected) ? ', with the optional extras chosen' : ''}.`,
    ),
    paragraph(
      `${firm.name} gives you information and not advice: you choose whether ${terms.name.toLowerCase()} and each extra suit you.`,
    ),
  ]
}
