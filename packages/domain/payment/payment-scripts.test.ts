import { expect, it } from 'vitest'
import { paymentScripts } from './payment-scripts.ts'

it('states the owner, purpose and integrity check of everything on the card page [T27]', () => {
  for (const { why, integrity } of paymentScripts) expect([why, integrity]).not.toContain('')
  const names = paymentScripts.map(({ owner, use, origin }) => `${owner} ${use} ${origin}`)
  expect(new Set(names).size).toBe(names.length)
})

it('is documented in docs/payment-scripts.md [T27]', async () => {
  const rows = paymentScripts.map(
    ({ owner, use, origin, why, integrity }) =>
      `| ${owner} | ${use} | \`${origin}\` | ${why} | ${integrity} |`,
  )
  const text = [
    '# Scripts on the card page',
    '',
    'The inventory required by PCI DSS 4.0, requirement 6.4.3: every script of the card page, its owner, its purpose and its integrity check.',
    'A test generates this page from [payment-scripts.ts](../packages/domain/payment/payment-scripts.ts): change that file.',
    '',
    '| owner | type | origin | purpose | integrity |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    'Only our own rows and those of the configured provider (`CARD_PROVIDER`) apply. With the sandbox, the frames and one script come',
    'from `SANDBOX_PUBLIC_URL`. The sandbox is never part of a production deployment.',
    '',
    '- Our own scripts run only with the nonce of their response (`script-src` with `strict-dynamic`, no `unsafe-inline`).',
    '- Only our own scripts add a provider’s script, and only from a listed origin: the page’s Trusted Types policies',
    '  (`require-trusted-types-for`, `trusted-types milepost default`) refuse any other',
    '  ([trusted-scripts.ts](../apps/web/checkout/card/clients/trusted-scripts.ts)).',
    '- Frames, calls and images can only use the listed origins (`frame-src`, `connect-src`, `img-src`; [allowed-origins.ts](../apps/api/providers/card/allowed-origins.ts)).',
    '- The build records the hashes of our page and scripts (`payment-manifest.json`). At its start a process compares its files with them, and',
    '  does not serve files that differ. Every hour a check requests the served page, headers and scripts from the site (PCI DSS 11.6.1;',
    '  [check-payment-pages.ts](../apps/api/platform/site/check-payment-pages.ts), [the alert](operations/runbooks/payment-page-changed.md)).',
    '- A provider’s code can write only a few listed forms of HTML into the page ([quiet-html.ts](../apps/web/checkout/card/clients/quiet-html.ts)).',
    '- Apple Pay is built into the browser: no script from Apple is loaded.',
    '- Violations that browsers report are counted by rule (`/csp-reports`, and the metric of the same name).',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../docs/payment-scripts.md')
})
