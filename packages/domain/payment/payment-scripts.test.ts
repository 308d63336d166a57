import { expect, it } from 'vitest'
import { paymentScripts } from './payment-scripts'

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
    '# What may run where cards are paid with',
    '',
    'The inventory of PCI DSS 4.0, requirement 6.4.3: every script of the card page, whose it is, why it is there and how we know it.',
    'Written from [payment-scripts.ts](../packages/domain/payment/payment-scripts.ts) by its test: change it there.',
    '',
    '| whose | what | origin | why | integrity |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    'Only the rows of ourselves and of the provider that is set up count (`CARD_PROVIDER`). With the sandbox, frames and one script come',
    'from `SANDBOX_PUBLIC_URL`; it is never part of a production deployment.',
    '',
    '- Our own scripts run by the nonce of the response they came with (`script-src` with `strict-dynamic`, no `unsafe-inline`).',
    '- A script of a provider is added by ours alone, and only if its address is of a listed origin: the page’s Trusted Types policies',
    '  (`require-trusted-types-for`, `trusted-types milepost default`) refuse any other',
    '  ([trusted-scripts.ts](../apps/web/checkout/card/clients/trusted-scripts.ts)).',
    '- Frames, calls and pictures go to the listed origins only (`frame-src`, `connect-src`, `img-src`; [allowed-origins.ts](../apps/api/providers/card/allowed-origins.ts)).',
    '- Our page and scripts are written down with their hashes by the build (`payment-manifest.json`). A process that finds others at its start',
    '  does not serve them, and every hour the site is asked for what it really serves: page, headers, scripts (PCI DSS 11.6.1;',
    '  [check-payment-pages.ts](../apps/api/platform/site/check-payment-pages.ts), [the alert](operations/runbooks/payment-page-changed.md)).',
    '- What a provider’s code writes into the page as HTML is one of a few listed forms ([quiet-html.ts](../apps/web/checkout/card/clients/quiet-html.ts)).',
    '- Apple Pay is part of the browser that has it: none of Apple’s scripts is loaded.',
    '- What a browser stopped is counted by rule (`/csp-reports`, the metric of the same name).',
    '',
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../docs/payment-scripts.md')
})
