import type { CardClient, Choice } from './card-client'

/**
 * The client of a page that may be left at any moment. Whoever has left is asked nothing more: what they were choosing is given up at
 * once, and no payment is confirmed. A confirmation that has begun goes on, as money may already be held (F12, F28).
 */
export function untilLeft(client: CardClient): CardClient {
  let hasLeft = false
  let leave = () => {}
  const left = new Promise<Choice>((resolve) => {
    leave = () => resolve({ kind: 'left' })
  })
  return {
    page: client.page,
    open: (places, heard) => client.open(places, heard),
    choose: (sum) => (hasLeft ? left : Promise.race([client.choose(sum), left])),
    confirm: async (instrument, payment) =>
      hasLeft ? { kind: 'left' } : client.confirm(instrument, payment),
    clear: () => client.clear(),
    close() {
      hasLeft = true
      leave()
      return client.close()
    },
  }
}
