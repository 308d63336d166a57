import type { BrandCode } from '@milepost/domain/terms/identity'
import type { CardProviderName, SavedMethod } from '../payment/provider-ports'
import type { PolicyKey } from '../platform/jobs/ports'

/** A card its customer let us keep. The provider has it; we have its name there, and the four digits its owner knows it by. */
export type SavedCard = SavedMethod & { provider: CardProviderName; lastFour: string | undefined }

export type SavedCardStore = {
  /** The first one kept for a policy stays. */
  keepCard(key: PolicyKey, card: SavedCard, now: Date): Promise<void>
  findCard(key: PolicyKey): Promise<SavedCard | undefined>
  /** The one kept last for any policy of a chain. */
  newestCard(chain: { tenant: BrandCode; firstPolicy: string }): Promise<SavedCard | undefined>
}
