import type { ProofCode } from '@milepost/domain/purchase/proofs-asked'
import type { IconName } from '../ui/icon-paths'

export const proofIcons: Readonly<Record<ProofCode, IconName>> = {
  release: 'car',
  'no-claims': 'document',
  'dvla-record': 'licence',
  'foreign-licence': 'globe',
  'taxi-licences': 'badge',
  device: 'car',
}
