import { homeOnly, type WriteExtra } from './extra-terms'

/** CON-35. */
export const keyCare: WriteExtra = () => ({
  name: 'Key Care',
  type: 'This is insurance against the loss, theft or breaking of the keys of the vehicle on your policy.',
  insured: [
    'New keys, and having them programmed',
    'New locks, where somebody could use the lost or stolen key',
    'A locksmith, when you are locked out',
    'All of it together up to £1,500 in the period of cover, with no excess',
  ],
  notInsured: [
    'Keys of any other vehicle, and keys that are not yours',
    'Keys that wear out, or whose battery runs flat',
    'Keys left in or on a vehicle that nobody watches',
    'What you pay without asking us first',
  ],
  restrictions: [
    'A lost key is covered once it has been gone for 48 hours, unless you are stranded.',
    'We send our own locksmith where there is one.',
  ],
  where: homeOnly,
  onAClaim:
    'Call us before you pay anybody. Report a theft to the police and keep the crime reference. A claim has no effect on your no claims bonus.',
})
