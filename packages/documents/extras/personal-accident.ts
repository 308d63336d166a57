import type { WriteExtra } from './extra-terms'

/** CON-38. */
export const personalAccident: WriteExtra = () => ({
  name: 'Personal accident',
  type: 'This is insurance that pays a fixed sum after a grave accident in the vehicle on your policy.',
  insured: [
    '£2,500 when you or your partner die in an accident with the vehicle, or lose a limb or the sight of an eye by it',
  ],
  notInsured: [
    'Death or injury more than three months after the accident',
    'Suicide and harm done on purpose',
    'A driver over the limit for drink or drugs',
    'Somebody who wore no seat belt where the law asks for one',
  ],
  restrictions: ['One payment for each person and accident.'],
  where: ['Wherever your policy covers you'],
  onAClaim: 'Tell us as soon as you can, and send us the medical papers we ask for.',
})
