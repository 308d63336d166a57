import type { JobHandlers } from '../platform/jobs/handlers'
import type { Job } from '../platform/jobs/ports'
import type { Log } from '../platform/observability/log'
import { createPortalUser, lodgeMandate, makeDocuments } from '../policy/after-purchase'
import { emailNotCharged, emailPolicy, emailRejection, type MailPorts } from '../policy/email-purchase'
import type { CreatePortalUser } from '../policy/ports'
import type { SavedCardStore } from '../renewal/ports'
import { keepSavedCard } from '../renewal/save-card'
import { capturePayment } from './capture-payment'
import type { Attempt, PaymentPorts } from './ports'
import type { LodgeMandate } from './provider-ports'
import { resolveAttempt } from './resolve-attempt'
import { voidAuthorisation } from './void-authorisation'

export type JobPorts = PaymentPorts &
  MailPorts & {
    createPortalUser: CreatePortalUser
    lodgeMandate: LodgeMandate
    savedCards: SavedCardStore
    enqueue: (jobs: readonly Job[]) => Promise<void>
    log: Log
  }

/** Something outside did not do its part: the job is tried again. */
class NotYetDoneError extends Error {
  override readonly name = 'NotYetDoneError'
}

/** What each job does. Every one may run twice and has one effect (safety K5). */
export function purchaseJobs(ports: JobPorts): JobHandlers {
  const { payments, log } = ports
  const attemptAt = async (attemptId: string): Promise<Attempt> => {
    const attempt = await payments.findAttempt(attemptId)
    if (attempt === undefined) throw new Error('There is no such payment')
    return attempt
  }
  return {
    async capture({ attemptId }, { isLastTry }) {
      const captured = await capturePayment(attemptId, { isLastTry }, ports)
      if (captured === 'captured') {
        if (!(await keepSavedCard(attemptId, ports))) throw new NotYetDoneError()
        return
      }
      // Somebody has to look at it: cover is given, and not paid for (F17).
      if (captured === 'given-up')
        log('payment.capture-given-up', { tenant: (await attemptAt(attemptId)).tenant })
      throw new NotYetDoneError()
    },
    async release({ attemptId }) {
      if (!(await voidAuthorisation(await attemptAt(attemptId), ports))) throw new NotYetDoneError()
    },
    async documents(policy) {
      await makeDocuments(policy, ports)
      // A process that dies here does this again: two emails at once would both find that none was sent (F21).
      await ports.enqueue([{ name: 'policy-mail', data: policy, once: true }])
    },
    async 'policy-mail'(policy) {
      if (!(await emailPolicy(policy, ports))) throw new NotYetDoneError()
    },
    async 'portal-user'(policy) {
      if ((await createPortalUser(policy, ports)) === 'failed') throw new NotYetDoneError()
    },
    async mandate(policy) {
      const outcome = await lodgeMandate(policy, ports)
      if (outcome === 'failed') throw new NotYetDoneError()
      if (outcome === 'lodged') return
      log('mandate.rejected', { tenant: policy.tenant })
      if (!(await emailRejection(policy, ports))) throw new NotYetDoneError()
    },
    async 'not-charged-mail'({ attemptId }) {
      if (!(await emailNotCharged(await attemptAt(attemptId), ports))) throw new NotYetDoneError()
    },
    async 'settle-attempt'({ attemptId }) {
      if (!(await resolveAttempt(await attemptAt(attemptId), ports))) throw new NotYetDoneError()
    },
  }
}
