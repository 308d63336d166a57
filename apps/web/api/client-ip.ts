import { getClientIp as getClientIpCall } from '@milepost/contract/calls/client/get-client-ip'
import { client } from './client'

/** The visitor's own address, which banks weigh in 3-D Secure (CRD-19, D-207). Without it they simply know less. */
export async function getClientIp(): Promise<string | undefined> {
  const reply = await client.send(getClientIpCall, {})
  return reply.kind === 'answered' ? reply.body.clientIp : undefined
}
