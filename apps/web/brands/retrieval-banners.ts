import type { BrandCode } from '@milepost/domain/terms/identity'

export type RetrievalBanner = { title: string; line: string }

/**
 * How each brand greets whoever comes back for a quote (RET-03). Apart from the packs, which every first screen loads. Drafted by us;
 * the specification leaves these words open (D-255).
 */
export const retrievalBanners: Readonly<Record<BrandCode, RetrievalBanner>> = {
  A: { title: 'Good to have you back', line: 'Your quote is just where you left it.' },
  B: { title: 'Still in the pound?', line: 'Your quote is ready when you are. Open it and go.' },
  CRT: { title: 'Hello again', line: 'We kept your quote safe. Same answers, no starting over.' },
  M: { title: 'Welcome back', line: 'Your quote is in order and waiting for you.' },
  F: { title: 'Back between fares?', line: 'Your quote kept its place in the rank.' },
  MP: { title: 'Pick up where you stopped', line: 'Your details match you to your quote, and only you.' },
}
