import { useBought } from './bought-state'
import { hasProgress } from './quote-state'

/** Somebody has bought in this tab and begun nothing since: going back shows what they bought, never an empty page (F28). */
export function useJustBought(): boolean {
  return useBought((state) => state.bought !== undefined) && !hasProgress()
}
