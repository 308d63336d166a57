import type { Adapter, AdapterPayload } from 'oidc-provider'

type Entry = { payload: AdapterPayload; endsAt: number }

/** Sessions, codes and tokens of one provider, in memory: after a restart, users only have to sign in again. */
export function memoryStore(now: () => Date): (model: string) => Adapter {
  const entries = new Map<string, Entry>()
  const live = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.endsAt > now().getTime() ? entry.payload : undefined
  }
  const dropEnded = () => {
    for (const [key, { endsAt }] of entries) if (endsAt <= now().getTime()) entries.delete(key)
  }
  const first = (model: string, fits: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(live)
      .find((payload) => payload !== undefined && fits(payload))

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload, expiresIn) {
        dropEnded()
        const endsAt = expiresIn ? now().getTime() + expiresIn * 1000 : Number.POSITIVE_INFINITY
        entries.set(keyOf(id), { payload, endsAt })
      },
      find: async (id) => live(keyOf(id)),
      findByUid: async (uid) => first(model, (payload) => payload.uid === uid),
      findByUserCode: async (code) => first(model, (payload) => payload.userCode === code),
      async consume(id) {
        const payload = live(keyOf(id))
        if (payload) payload.consumed = Math.floor(now().getTime() / 1000)
      },
      async destroy(id) {
        entries.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
