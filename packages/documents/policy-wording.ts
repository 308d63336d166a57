import { type Block, list, type Paper, paragraph, section } from './pdf/blocks'
import type { QuoteFacts } from './quote-facts'
import { conditionParts } from './wording/conditions'
import { definitions } from './wording/definitions'
import { generalExclusions } from './wording/exclusions'
import { extraParts } from './wording/extra-parts'
import { liabilityParts } from './wording/liability'
import { vehicleParts } from './wording/own-vehicle'
import { paperOf } from './words/paper-of'
import { cancelledByUs, cancelling, claiming, compensation, complaining } from './words/rights'
import { blocksOfUses, USE_HEADING } from './words/uses'

/** The contract itself: the parts of it that are in force for the level of cover offered (D-154). */
export function policyWording(facts: QuoteFacts): Paper {
  const { terms, firm } = facts
  const parts = [...liabilityParts(facts), ...vehicleParts(facts), ...extraParts(facts)]
  return paperOf(facts, 'Policy wording', [
    paragraph(
      `The contract between you and ${terms.insurer}, for your ${terms.name.toLowerCase()} arranged by ${firm.name}. It is made of this wording, your statement of fact, your schedule with its endorsements, and your certificate of motor insurance.`,
      'lead',
    ),
    paragraph(
      `${terms.insurer} insures you for what happens in the period of cover, in return for the premium and as these papers say. Only you and the insurer have rights under it, but for those that the Road Traffic Act 1988 gives to others.`,
    ),
    section('What the words mean', definitions(facts)),
    section(USE_HEADING, ...blocksOfUses(facts)),
    ...parts.map(({ title, blocks }, index) => section(`Part ${index + 1}: ${title}`, ...blocks)),
    section('What no part of the policy covers', list(generalExclusions(facts)), paragraph(recovery)),
    ...conditionParts(facts),
    section('Claiming', list(claiming(facts))),
    section('Cancelling', list([...cancelling(facts), ...cancelledByUs(facts)])),
    ...endorsements(facts),
    section('If you have a complaint', ...complaining(facts)),
    section('If the insurer fails', ...compensation(facts)),
  ])
}

const recovery = 'Where the law makes us pay what this wording excludes, you must pay it back to us.'

function endorsements({ option }: QuoteFacts): readonly Block[] {
  if (option.endorsements.length === 0) return []
  return [
    section(
      'Endorsements',
      paragraph('These are part of your contract and go before the rest of this wording.'),
      {
        kind: 'table',
        columns: [{ share: 0.3, isStrong: true }, { share: 0.7 }],
        rows: option.endorsements.map(({ name, wording }) => ({ cells: [name, wording] })),
      },
    ),
  ]
}
