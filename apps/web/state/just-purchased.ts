import { useBought } from './completed-purchase'
import { hasProgress } from './quote-state'
import { thankYouPage } from './results-path'

/** Where somebody who has bought in this tab and begun nothing since sees what they bought: never an empty page (F28). */
export function useJustBought(): string | undefined {
  const page = useBought(({ bought }) => bought && thankYouPage(bought.isRestart))
  return hasProgress() ? undefined : page
}
