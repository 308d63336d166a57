import {
  defaultMarketingPreferences,
  type MarketingPreferences,
} from '@milepost/domain/quote/marketing-preferences'
import { journey } from '../brands/current'
import { useQuote } from '../state/quote-state'

/** By which ways the customer may be told of offers, asked in the wizard and again at purchase: one answer (D-099). */
export function useMarketingPreferences(): MarketingPreferences {
  return useQuote((state) => state.marketingPreferences) ?? defaults
}

export function keepMarketingPreferences(marketingPreferences: MarketingPreferences): void {
  useQuote.setState({ marketingPreferences })
}

const defaults = defaultMarketingPreferences(journey)
