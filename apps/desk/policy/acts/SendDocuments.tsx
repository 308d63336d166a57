import { sendDocumentsAgain } from '@milepost/contract/desk/calls/policy/documents'
import { Note } from '../../pages/Section.tsx'
import { useAct } from '../../pages/use-act.ts'
import { hasCoverEnded, sentInWords } from '../words.ts'
import { ActForm, type ActProps } from './ActForm.tsx'

/** Emails the documents again, to the address that is on the policy now (DSK-502). */
export function SendDocuments({ policy, changed, close }: ActProps) {
  const { act, isBusy, message } = useAct(sendDocumentsAgain)
  const { brand, policyNumber, holder } = policy
  async function send() {
    const sent = await act({ body: { brand, policyNumber } })
    if (sent) changed(`The documents were sent to ${sent.body.to}.`)
  }
  return (
    <ActForm submit={send} label="Send" leave={close} isBusy={isBusy} message={message}>
      <p>
        {hasCoverEnded(policy)
          ? `Cover has ended. We email the last documents to ${holder.email}, and no certificate.`
          : `We email every document of the policy to ${holder.email}.`}
      </p>
      <Note>{sentInWords(policy)}.</Note>
    </ActForm>
  )
}
