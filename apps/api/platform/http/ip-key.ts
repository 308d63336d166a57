import { isIPv6 } from 'node:net'

/** What counts as one visitor's network: an IPv4 address, or the /64 that one IPv6 customer is given. */
export function ipKey(ip: string): string {
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

/** An IPv4 visitor on an IPv6 socket is still an IPv4 visitor, and the name of our own network card is nobody's business. */
export function plainAddress(ip: string): string {
  const [address = ''] = ip.split('%')
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

/** An address may end in dotted form ("64:ff9b::192.0.2.1"), which stands for two groups; their value never reaches the /64. */
function groups(text: string): string[] {
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
