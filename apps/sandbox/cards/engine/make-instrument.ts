import { createHmac } from 'node:crypto'
import type { CheckedCard } from './card-number.ts'
import { type Engine, newId } from './engine.ts'
import { type Face, type Instrument, threeDs, type WalletName } from './payments.ts'
import { type Behaviour, cardOf } from './test-cards.ts'

const prefixes: Record<Face, string> = { intents: 'pm_', 'drop-in': 'nonce_' }

export function cardInstrument(
  engine: Engine,
  face: Face,
  card: CheckedCard,
  wallet?: WalletName,
): Instrument {
  const { digits, expMonth, expYear } = card
  const { scheme, country, outcome, authentication, onceSaved } = cardOf(digits)
  const fingerprint = createHmac('sha256', engine.secret).update(digits).digest('hex').slice(0, 16)
  return keep(engine, {
    id: newId(prefixes[face]),
    face,
    wallet,
    card: {
      scheme,
      last4: digits.slice(-4),
      bin: digits.slice(0, 6),
      expMonth,
      expYear,
      country,
      fingerprint,
    },
    // A wallet has already authenticated its holder, by face or fingerprint.
    behaviour: { outcome, onceSaved, authentication: wallet === undefined ? authentication : 'frictionless' },
    saved: false,
    threeDs: wallet === undefined ? undefined : threeDs('wallet', 'authenticated'),
    createdAt: engine.now().getTime(),
  })
}

export function walletAccount(engine: Engine, face: Face, outcome: Behaviour['outcome']): Instrument {
  return keep(engine, {
    id: newId(prefixes[face]),
    face,
    wallet: 'paypal',
    behaviour: { outcome, authentication: 'frictionless' },
    saved: false,
    createdAt: engine.now().getTime(),
  })
}

/** A nonce for a saved card: the drop-in never passes the saved card itself to a page. */
export function nonceOfSaved(engine: Engine, saved: Instrument): Instrument {
  return keep(engine, {
    ...saved,
    id: newId(prefixes['drop-in']),
    face: 'drop-in',
    saved: false,
    usedBy: undefined,
    threeDs: undefined,
    savedId: saved.id,
    createdAt: engine.now().getTime(),
  })
}

function keep(engine: Engine, instrument: Instrument): Instrument {
  engine.store.put('instruments', instrument.id, instrument)
  return instrument
}
