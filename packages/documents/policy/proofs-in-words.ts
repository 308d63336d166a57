import type { Proof, ProofCode } from '@milepost/domain/purchase/proofs-asked'
import { strong, type TableBlock } from '../pdf/blocks'
import { lowered } from '../words/first-letter'

/** Where the words before buying speak of what is still to be ticked or sent. */
const afterBuying: Partial<Record<ProofCode, string>> = {
  'dvla-record':
    'We look at the DVLA\'s record by licence number, as you agreed. Only if we cannot read it do we ask you for a check code, from "View or share your driving licence information" on GOV.UK.',
  release:
    'Your certificate of insurance, which comes with this letter; your driving licence or passport; proof of your address; and proof that the vehicle is yours, such as its log book (V5C). The pound also asks for its own charges.',
}

/** What the customer has to show, until when, and what happens otherwise: all of it told before they bought. */
export function proofsTable(proofs: readonly Proof[]): TableBlock {
  return {
    kind: 'table',
    columns: [{ share: 0.66 }, { share: 0.34, isStrong: true }],
    head: ['What we need', 'By when'],
    rows: proofs.map(({ code, title, what, by, otherwise }) => ({
      cells: [
        [strong(`${title}. `), `${afterBuying[code] ?? what} `, strong('Otherwise: '), lowered(otherwise)],
        by,
      ],
    })),
  }
}
