import * as documents from '@milepost/contract/desk/calls/policy/documents'
import * as emailAddress from '@milepost/contract/desk/calls/policy/email-address'
import { getPolicy } from '@milepost/contract/desk/calls/policy/get-policy'
import * as proofs from '@milepost/contract/desk/calls/policy/proofs'
import { setPolicyRenewal } from '@milepost/contract/desk/calls/policy/renewal'
import * as restartLink from '@milepost/contract/desk/calls/policy/restart-link'
import { proofStateWords } from '@milepost/domain/purchase/proof-steps'
import { momentInWords } from '@milepost/domain/referral/promise'
import { maskEmail } from '@milepost/domain/values/masked'
import { type DeskRoute, deskRoute } from '../../platform/http/desk-route.ts'
import { providerProblem, refuse, refuseField } from '../../platform/http/problem.ts'
import { answer } from '../../platform/http/route.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import { followProof } from '../../purchase/policy/follow-proofs.ts'
import { type NotResumed, setRenewal } from '../../renewal/set-renewal.ts'
import { cancellingRoutes } from './cancelling-routes.ts'
import { type DeskPolicyPorts, getPolicyView } from './get-policy.ts'
import { lenderRoutes } from './lender-routes.ts'
import { loanRoutes } from './loan-routes.ts'
import { policyDto } from './policy-dto.ts'
import { refundsDto } from './refund-dto.ts'
import { refundRoutes } from './refund-routes.ts'
import { correctEmailAddress, sendDocumentsAgain, sendRestartLink } from './serve-customer.ts'
import { conflict, keyOf, notAllowed } from './shared-routes.ts'

const notSent = () =>
  refuse('UNAVAILABLE', { message: 'The email could not be sent just now. Please try again in a minute.' })

/** A policy at the desk: reading it, and actions for its customer (DSK-501 to DSK-509, DSK-513). */
export function deskPolicyRoutes(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    ...looks(ports),
    ...service(ports),
    ...cancellingRoutes(ports),
    ...refundRoutes(ports),
    ...lenderRoutes(ports),
    ...loanRoutes(ports),
  ]
}

function looks(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    deskRoute(getPolicy, async ({ query }, { session }) => {
      const key = keyOf(query)
      const view = await getPolicyView(key, ports)
      if (view === undefined) return refuse('NOT_FOUND')
      const entry = { act: 'policy.open', about: { kind: 'policy', id: key.policyNumber } } as const
      await ports.deskPolicies.record(entry, actorOf(session, 'Opened at the desk'), ports.clock())
      const support = await ports.deskPolicies.supportFor(view.purchase.policy, session.brands)
      const refunds = await refundsDto(view.refunds, session, ports)
      return answer(200, policyDto(view, session, { support, refunds }))
    }),
    deskRoute(documents.openPolicyDocument, async ({ query }, { session }) => {
      const document = await ports.policies.findDocument(query.brand, query.documentId)
      if (!document?.bytes) return refuse('NOT_FOUND')
      const { policyNumber } = document.policy
      const entry = { act: 'policy.open-document', about: { kind: 'policy', id: policyNumber } } as const
      const after = { document: query.documentId }
      await ports.deskPolicies.record(
        { ...entry, after },
        actorOf(session, 'Opened at the desk'),
        ports.clock(),
      )
      return { ...answer(200, document.bytes), fileName: document.fileName }
    }),
  ]
}

function service(ports: DeskPolicyPorts): readonly DeskRoute[] {
  return [
    deskRoute(documents.sendDocumentsAgain, async ({ body }, { session }) => {
      const by = actorOf(session, 'The customer asked for the documents again')
      const sent = await sendDocumentsAgain(keyOf(body), by, ports)
      if (sent.kind === 'not-found') return refuse('NOT_FOUND')
      if (sent.kind === 'not-allowed') return notAllowed(sent)
      if (sent.kind === 'not-made') return conflict('The documents are still being made.')
      return sent.kind === 'not-sent' ? notSent() : answer(200, { to: maskEmail(sent.to) })
    }),
    deskRoute(emailAddress.correctEmailAddress, async ({ body }, { session }) => {
      const { email, because } = body
      const corrected = await correctEmailAddress({ ...keyOf(body), email }, actorOf(session, because), ports)
      switch (corrected.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-allowed':
          return notAllowed(corrected)
        case 'no-address':
          return refuseField('body.email', 'Enter an email address, like name@example.com')
        case 'same-address':
          return refuseField('body.email', 'This is the address we have already')
        case 'corrected':
          return answer(200, {
            email: maskEmail(corrected.email),
            toldOldAddress: corrected.toldOldAddress,
          })
      }
    }),
    deskRoute(proofs.followProof, async ({ body }, { session }) => {
      const { code, to, refusal, because } = body
      const asked = { ...keyOf(body), code, to, refusal }
      const followed = await followProof(asked, actorOf(session, because), ports)
      switch (followed.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-allowed':
          return notAllowed(followed)
        case 'no-reason':
          return refuseField('body.refusal', 'Choose why it is not accepted')
        case 'not-now':
          return conflict(`It is now: ${proofStateWords[followed.proof.state]}.`)
        case 'moved':
          return answer(200, { state: followed.proof.state, dueOn: followed.proof.dueOn })
      }
    }),
    deskRoute(setPolicyRenewal, async ({ body }, { session }) => {
      const key = keyOf(body)
      const { isOn } = body
      const by = actorOf(session, 'The customer asked for it')
      const set = await setRenewal({ ...key, isOn }, by, ports)
      if (set.kind === 'not-found') return refuse('NOT_FOUND')
      if (set.kind === 'not-allowed') return notAllowed(set)
      if (set.kind === 'cannot') return conflict(whyNotOn[set.because])
      // Turning it on or off is recorded with it. Here it was so already, and only the call is.
      const entry = { act: 'policy.renewal', about: { kind: 'policy', id: key.policyNumber } } as const
      if (!set.isChanged) await ports.deskPolicies.record({ ...entry, after: { isOn } }, by, ports.clock())
      return answer(200, { status: set.value.status })
    }),
    deskRoute(restartLink.sendRestartLink, async ({ body }, { session }) => {
      const by = actorOf(session, 'The customer wants to restart')
      const sent = await sendRestartLink(keyOf(body), by, ports)
      switch (sent.kind) {
        case 'not-found':
          return refuse('NOT_FOUND')
        case 'not-allowed':
          return notAllowed(sent)
        case 'ineligible':
          return conflict('This policy cannot be restarted.')
        case 'sent-before':
          return conflict(
            `The link was sent at ${momentInWords(sent.at)}. It can be sent again after ten minutes.`,
          )
        case 'failed':
          return providerProblem('vehicle look-up', sent)
        case 'not-sent':
          return notSent()
        case 'sent':
          return answer(200, { to: maskEmail(sent.to), quoteReference: sent.reference })
      }
    }),
  ]
}

const whyNotOn: Readonly<Record<NotResumed, string>> = {
  'one-off': 'This kind of policy does not renew.',
  'under-18': 'The customer is under 18, so it cannot renew automatically.',
  'not-asked': 'The customer did not ask for automatic renewal when they bought.',
  credit: 'A policy paid monthly is renewed by a new credit agreement.',
  'no-card': 'There is no saved card to pay with.',
  cancelled: 'The policy has been cancelled or has ended.',
  'not-offered': 'We do not offer another period.',
  'card-gone': 'There is no saved card to pay with.',
  'too-late': 'The customer has been told that cover ends. They can renew by the link in that email.',
}
