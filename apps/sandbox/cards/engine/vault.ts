import { type Engine, newId } from './engine'
import type { Instrument } from './instrument'

/** Keeps a card for its customer. An intent's payment method becomes the saved card; a nonce leaves one behind. */
export function saveCard(engine: Engine, instrument: Instrument, customer: string): string {
  const { store } = engine
  if (store.get('customers', customer) === undefined)
    store.put('customers', customer, { id: customer, createdAt: engine.now().getTime() })
  if (instrument.savedId !== undefined) return instrument.savedId
  const id = instrument.face === 'intents' ? instrument.id : newId('card_')
  const { outcome, onceSaved } = instrument.behaviour
  const behaviour = { ...instrument.behaviour, outcome: onceSaved ?? outcome }
  // The bank's answer was for this payment; a later one stands on its own.
  const forgotten = { threeDs: undefined, askedPence: undefined }
  store.put('instruments', id, { ...instrument, ...forgotten, id, behaviour, saved: true, customer })
  return id
}

/** A customer's saved cards, newest first, each card once. */
export function savedCards(engine: Engine, customer: string): readonly Instrument[] {
  const held = engine.store
    .all('instruments')
    .filter((each) => each.saved && !each.removed && each.customer === customer)
    .reverse()
  return held.filter(
    (each, i) => held.findIndex((other) => other.card?.fingerprint === each.card?.fingerprint) === i,
  )
}

export function removeCard(engine: Engine, id: string): Instrument | undefined {
  const card = engine.store.get('instruments', id)
  if (!card?.saved || card.removed) return undefined
  const removed = { ...card, removed: true }
  engine.store.put('instruments', id, removed)
  return removed
}
