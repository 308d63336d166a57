import { recorded } from '../../platform/audit/store.ts'
import { previewCancellation } from '../../purchase/ending/cancel-with-refund.ts'
import { figuresInWords, HOW, inWords, readAsked, refusalOf } from './cancel.ts'
import { type Act, CommandError } from './command.ts'
import { previewPorts } from './refunds.ts'

/** The same figures as at the desk, before anything is cancelled (DSK-512). Opening a policy's payments is recorded. */
export const cancellation: Act = {
  usage: `cancellation <policy number> ${HOW}`,
  about: 'Shows when a cancellation would end cover and what it would refund. It cancels nothing.',
  async does(words, parts) {
    const asked = readAsked(words, cancellation.usage)
    const { policyNumber } = asked
    const preview = await previewCancellation(asked, previewPorts(parts))
    if (preview.kind === 'not-found') throw refusalOf(policyNumber, preview)
    await recorded(parts.database.db, parts.by, parts.clock(), async (_transaction, record) =>
      record({ act: 'policy.open', about: { kind: 'policy', id: policyNumber } }),
    )
    // A preview tries no act, so nothing is recorded as refused.
    if (preview.kind !== 'figures') throw new CommandError(refusalOf(policyNumber, preview).message)
    const { policy, following, endsAt } = preview
    const { daysCovered, daysInAll, basis } = policy.figures
    return [
      `${policyNumber}: ${daysCovered} of ${daysInAll} days covered, ${basis}`,
      `Cover ends at ${inWords(endsAt)}`,
      ...figuresInWords(policy),
      ...(following ? [`${following.key.policyNumber} follows:`, ...figuresInWords(following)] : []),
    ]
  },
}
