import { type CardSettings, cardProvider } from '../card-provider.ts'

export const TEST_SECRET = 'sk_sandbox_test'

/** A card provider that stores nothing, unless configured otherwise. */
export function testProvider(settings: Partial<CardSettings> = {}) {
  return cardProvider({
    secret: TEST_SECRET,
    webhookUrl: undefined,
    dataDir: undefined,
    siteUrl: new URL('http://localhost:3000'),
    now: () => new Date('2026-11-15T10:00:00Z'),
    ...settings,
  })
}
