import { join } from 'node:path'
import type { pages } from '@milepost/contract/pages'
import type { Plugin } from 'vite'
import { type Chunk, chunksOf } from './chunk-imports.ts'

/** Written next to the page: the scripts and styles that the server preloads with it, by page. */
const PRELOADS_FILE = 'preloads.json'

const everyQuestion = ['state/every-question.ts', '../../packages/domain/journeys/journey-definition.ts']
const later = ['later-pages.tsx', 'PagePanel.tsx']
const aboutQuote = [...later, ...everyQuestion]

/**
 * The modules each page needs in addition to the first chunk. Without this the browser would discover one file from the one before, four
 * times over. The names are those of the contract's pages; `step` is any step of the wizard but the first.
 */
const drawnBy: Readonly<Partial<Record<keyof typeof pages | 'step', readonly string[]>>> = {
  step: ['PagePanel.tsx', ...everyQuestion, 'wizard/later-steps.tsx', 'wizard/QuestionStep.tsx'],
  results: [...aboutQuote, 'results/ResultsPage.tsx'],
  pcwResult: [...aboutQuote, 'retrieval/deep-link/DeepLinkPage.tsx', 'results/ResultsPage.tsx'],
  policySelection: [...aboutQuote, 'results/policy-selection/PolicySelectionPage.tsx'],
  thirtyDayQuote: [...aboutQuote, 'results/thirty-day/ThirtyDayPage.tsx'],
  vehicleLanding: [...aboutQuote, 'retrieval/vehicle-landing/VehicleLandingPage.tsx'],
  paymentSummary: [...aboutQuote, 'checkout/summary/PaymentSummaryPage.tsx'],
  makePayment: [...aboutQuote, 'checkout/card/MakePaymentPage.tsx'],
  thankYou: [...later, 'checkout/thank-you/ThankYouPage.tsx'],
  retrieval: [...later, 'retrieval/RetrievalPage.tsx'],
  reminder: [...later, 'retrieval/reminder/ReminderPage.tsx'],
  savedQuote: [...aboutQuote, 'resume/draft/SavedQuotePage.tsx'],
  subscription: [...later, 'retrieval/subscription/SubscriptionPage.tsx'],
  restartPolicy: [...later, 'restart/check/RestartPolicyPage.tsx'],
  restartOffer: [...aboutQuote, 'restart/offer/RestartOfferPage.tsx'],
}

type Part = Chunk & { isEntry: boolean; viteMetadata?: { importedCss: ReadonlySet<string> } | undefined }

export function preloads(root: string): Plugin {
  return {
    name: 'milepost-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
      // An SSR build, or a test's own page: there is nothing to preload.
      if (!chunks.some(({ moduleIds }) => moduleIds.includes(join(root, 'later-pages.tsx')))) return
      const files = Object.entries(drawnBy).map(([page, modules]) => [
        page,
        filesOf(
          chunks,
          modules.map((module) => join(root, module)),
        ),
      ])
      this.emitFile({
        type: 'asset',
        fileName: PRELOADS_FILE,
        source: JSON.stringify(Object.fromEntries(files)),
      })
    },
  }
}

/** The files of these modules and all their static imports, except the entry, which the page names itself; styles last. */
export function filesOf(chunks: readonly Part[], modules: readonly string[]): string[] {
  const needed = chunksOf(chunks, modules).filter(({ isEntry }) => !isEntry)
  const scripts = needed.map(({ fileName }) => fileName).sort()
  const styles = new Set(needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [...scripts, ...styles].map((name) => `/${name}`)
}
