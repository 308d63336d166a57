import type { AuditAct } from '../../platform/audit/ports.ts'
import { recorded } from '../../platform/audit/store.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { type Act, CommandError, type CommandParts } from './command.ts'
import { enqueueIn, policyKeyOf } from './refunds.ts'

/** Commands that have something done for a policy that should have been done when it was sold or renewed (DSK-517). */

export const makeDocumentsAgain: Act = {
  usage: 'documents again <policy number>',
  about: 'Has the missing documents of a policy made, and emailed.',
  async does([policyNumber, ...rest], parts) {
    if (policyNumber === undefined || rest.length > 0)
      throw new CommandError(`usage: ${makeDocumentsAgain.usage}`)
    await enqueueFor(policyNumber, 'documents', 'policy.make-documents', parts)
    return [`The documents of ${policyNumber} are being made`]
  },
}

export const tellOfRenewal: Act = {
  usage: 'renewal tell <policy number>',
  about: 'Has a customer told of a renewal that was charged before they were told.',
  async does([policyNumber, ...rest], parts) {
    if (policyNumber === undefined || rest.length > 0) throw new CommandError(`usage: ${tellOfRenewal.usage}`)
    await enqueueFor(policyNumber, 'unannounced-charge-mail', 'renewal.tell', parts)
    return [`The customer of ${policyNumber} is being told`]
  },
}

async function enqueueFor(
  policyNumber: string,
  name: 'documents' | 'unannounced-charge-mail',
  act: AuditAct,
  parts: CommandParts & { by: Parameters<Act['does']>[1]['by'] },
): Promise<void> {
  const { db } = parts.database
  const key: PolicyKey = policyKeyOf(policyNumber)
  if ((await policyStore(db).findPolicy(key)) === undefined)
    throw new CommandError(`There is no policy ${policyNumber}`)
  await recorded(db, parts.by, parts.clock(), async (transaction, record) => {
    await enqueueIn(parts)(transaction, [{ name, data: key }])
    record({ act, about: { kind: 'policy', id: key.policyNumber } })
  })
}
