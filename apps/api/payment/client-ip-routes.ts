import { getClientIp } from '@milepost/contract/calls/client/get-client-ip'
import { plainAddress } from '../platform/http/ip-key'
import { answer, type Route, route } from '../platform/http/route'

/** API-12. What 3-D Secure is told of the visitor's device (CRD-19); our own server says it, so that no third party sees them (D-207). */
export function clientIpRoutes(): readonly Route[] {
  return [route(getClientIp, async (_asked, { ip }) => answer(200, { clientIp: plainAddress(ip) }))]
}
