import { links } from '@milepost/contract/links'
import { pages } from '@milepost/contract/pages'
import type { JourneyHosts } from '../config-hosts'
import { MAIL_STOP_PATH } from '../http/renewal/mail-stop-path'
import type { LinkedPage, LinkTo } from '../ports/links'
import { journeyAddress } from './journey-address'

const paths: Readonly<Record<LinkedPage, string>> = {
  start: pages.root,
  quote: links.reminder.pages[0],
  subscription: links.renewal.pages[0],
  'stop-emails': links['stop-emails'].pages[0],
  'stop-emails-at-once': MAIL_STOP_PATH,
}

/** Where a letter leads that no browser asked for: to the first host of ours that serves its journey, and to nobody else's. */
export function pageAddress(hosts: JourneyHosts, port: number): LinkTo {
  return (journey, page) => {
    const site = journeyAddress(hosts, journey, { protocol: 'http', host: `localhost:${port}` })
    return site && new URL(paths[page], site)
  }
}
