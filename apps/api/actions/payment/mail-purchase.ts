import type { PolicyKey } from '../../ports/jobs'
import type { SendMail } from '../../ports/mail'
import type { Attempt } from '../../ports/payments'
import type { PaymentPorts } from './payment-ports'

export type MailPorts = { sendMail: SendMail }

export async function mailPolicy(_key: PolicyKey, _ports: PaymentPorts & MailPorts): Promise<boolean> {
  return true
}
export async function mailRejection(_key: PolicyKey, _ports: PaymentPorts & MailPorts): Promise<boolean> {
  return true
}
export async function mailNotCharged(_attempt: Attempt, _ports: PaymentPorts & MailPorts): Promise<boolean> {
  return true
}
