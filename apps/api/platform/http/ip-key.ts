import { isIPv6 } from 'node:net'

/** What counts as one network: an IPv4 address, or the /64 that an IPv6 customer is allocated. */
export function ipKey(ip: string): string {
  // As most are: an IPv4 address on its own.
  if (!ip.includes(':') && !ip.includes('%')) return ip
  const address = plainAddress(ip)
  if (!isIPv6(address)) return address

  const [head = '', tail] = address.split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const whole = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4 visitor on an IPv6 socket is still an IPv4 visitor. The zone, which names our own network interface, is dropped. */
export function plainAddress(ip: string): string {
  const [address = ''] = ip.split('%')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

/** An address may end in dotted form ("64:ff9b::192.0.2.1"), which counts as two groups. Their value is never part of the /64. */
function groups(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
