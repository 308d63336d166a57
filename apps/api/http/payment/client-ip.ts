import { getClientIp } from '@milepost/contract/calls/client/get-client-ip'
import { answer, type Route, route } from '../route'

/** API-12. What 3-D Secure is told of the visitor's device (CRD-19); our own server says it, so that no third party sees them (D-207). */
export function clientIpRoutes(): readonly Route[] {
  return [route(getClientIp, async (_asked, { ip }) => answer(200, { clientIp: plainAddress(ip) }))]
}

/** An IPv4 visitor on an IPv6 socket is still an IPv4 visitor, and the name of our own network card is nobody's business. */
function plainAddress(ip: string): string {
  const [address = ''] = ip.split('%')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}
