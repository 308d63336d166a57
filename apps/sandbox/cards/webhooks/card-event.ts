export type Delivery = { at: number; answer: string }

/** Something that happened, and how the telling of it went. */
export type CardEvent = {
  id: string
  type: string
  paymentId: string
  orderId?: string | undefined
  /** The faults its payment brought with it. */
  script?: string | undefined
  /** The very bytes that are signed and sent, each time the same. */
  body: string
  state: 'not-sent' | 'waiting' | 'delivered' | 'lost' | 'given-up'
  deliveries: readonly Delivery[]
  createdAt: number
}
