import { type Block, list, type PanelBlock, paragraph, strong, type Text } from '../pdf/blocks'
import type { IconName } from '../pdf/icons'

/** What a product information document says, question by question. */
export type ProductInformation = {
  intro: string
  type: string
  insured: readonly Text[]
  /** Covers of their own, each chosen by the customer: named without a tick (article 4). */
  extras?: readonly Text[]
  notInsured: readonly Text[]
  restrictions: readonly Text[]
  where: readonly Text[]
  obligations: { atTheStart: string; duringCover: string; onAClaim: string }
  paying: string
  lasting: string
  cancelling: string
}

/**
 * The nine questions, their order, their icons and the two columns of Commission Implementing Regulation (EU) 2017/1469, for the
 * policy and for each extra alike (ICOBS 6 Annex 3: one document for each product).
 */
export function productInformation(told: ProductInformation): readonly Block[] {
  return [
    paragraph(told.intro, 'small'),
    panel('What is this type of insurance?', undefined, paragraph(told.type)),
    {
      kind: 'columns',
      columns: [
        [
          panel(
            'What is insured?',
            'umbrella',
            list(told.insured, 'tick'),
            ...(told.extras ?? []).map((text) => paragraph(text)),
          ),
        ],
        [
          panel('What is not insured?', 'x-in-triangle', list(told.notInsured, 'cross')),
          panel('Are there any restrictions on cover?', 'bang-in-triangle', list(told.restrictions, 'bang')),
        ],
      ],
    },
    panel('Where am I covered?', 'globe', list(told.where, 'blue-tick')),
    panel('What are my obligations?', 'handshake', ...obligations(told)),
    panel('When and how do I pay?', 'coins', paragraph(told.paying)),
    panel('When does the cover start and end?', 'hourglass', paragraph(told.lasting)),
    panel('How do I cancel the contract?', 'hand-in-shield', paragraph(told.cancelling)),
  ]
}

/** Who the insurer is, and where the full terms stand. */
export function introduction(insurer: string, fullTerms: string): string {
  return `${insurer} is an insurer authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority. It is fictional and on no register. This document is a summary. The full terms ${fullTerms}.`
}

function panel(heading: string, icon: IconName | undefined, ...blocks: readonly Block[]): PanelBlock {
  return { kind: 'panel', heading, blocks, ...(icon && { icon }) }
}

function obligations({
  obligations: { atTheStart, duringCover, onAClaim },
}: ProductInformation): readonly Block[] {
  return [
    paragraph([strong('At the start. '), atTheStart]),
    paragraph([strong('During the cover. '), duringCover]),
    paragraph([strong('When you claim. '), onAClaim]),
  ]
}
