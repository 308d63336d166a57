import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import type { Config } from '../config/config'
import type { Guests } from '../http/headers'
import { describeError } from '../observability/describe-error'
import type { Log } from '../observability/log'
import { checkPaymentPages } from './check-payment-pages'
import { readPageTemplate } from './page-template'
import { readPaymentManifest } from './payment-manifest'
import { siteLinks } from './site-address'

type Settings = Pick<
  Config,
  'siteDir' | 'maintenance' | 'journeyHosts' | 'salesImage' | 'restartUrl' | 'errorReportUrl' | 'testNotice'
>

/** As the queue takes what comes round (jobs/periodic). */
type PageCheck = { name: string; everySeconds: number; leaseSeconds: number; run: () => Promise<void> }

const HOUR = 3_600

/**
 * Looks every hour at what customers are really served where they pay, by whichever process comes first; PCI DSS 11.6.1 asks for once a
 * week. While the site is closed, or served by others, there is nothing to look at.
 */
export function paymentPageChecks(
  { siteDir, maintenance, journeyHosts, salesImage, restartUrl, errorReportUrl, testNotice }: Settings,
  { guests, windows, log }: { guests: Guests; windows: boolean; log: Log },
): readonly PageCheck[] {
  if (siteDir === 'off' || maintenance !== undefined) return []
  const manifest = readPaymentManifest(siteDir)
  const render = readPageTemplate(
    siteDir,
    undefined,
    salesImage,
    restartUrl,
    errorReportUrl,
    windows,
    testNotice,
  )
  const linkTo = siteLinks(journeyHosts)
  const siteOf = (journey: JourneyId) => {
    const address = linkTo(journey, 'start')
    return address ? [{ journey, address }] : []
  }
  return [
    {
      name: 'payment-pages',
      everySeconds: HOUR,
      leaseSeconds: 600,
      async run() {
        const started = performance.now()
        const sites = journeyIds.flatMap(siteOf)
        try {
          for (const change of await checkPaymentPages({ sites, manifest, render, guests }))
            log('payment-page.changed', change)
        } catch (error) {
          const { kind, code } = describeError(error)
          log('payment-page.unchecked', { kind, code })
          return
        }
        log('payment-page.checked', { sites: sites.length, ms: Math.round(performance.now() - started) })
      },
    },
  ]
}
