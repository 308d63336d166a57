import { tabStore } from '../state/tab-store'

/** The quote that a link to a restart named. Nothing personal: a reload of the page still knows which one it is about. */
export type RestartState = { quoteReference?: string }

export const useRestart = tabStore<RestartState>('restart', 1, {})
