/** Invented names, put together by chance of a postcode; none is taken from any address file. */
export const streetFirstWords = [
  'Almondbury',
  'Bellwether',
  'Candlemaker',
  'Damson',
  'Eastbrook',
  'Fiddler',
  'Gable',
  'Hartsease',
  'Inkwell',
  'Juniper',
  'Kestrel',
  'Lanthorn',
  'Marlpit',
  'Nettlefold',
  'Osier',
  'Paddock',
  'Quince',
  'Ropewalk',
  'Saddler',
  'Thistledown',
  'Umberfield',
  'Verity',
  'Whinberry',
  'Yarrow',
] as const

export const streetLastWords = [
  'Avenue',
  'Close',
  'Crescent',
  'Drive',
  'Gardens',
  'Grove',
  'Lane',
  'Mews',
  'Rise',
  'Road',
  'Street',
  'Way',
] as const

export const houseNames = [
  'Apple Tree House',
  'Larch Cottage',
  'Mill View',
  'The Old Forge',
  'Swallow Barn',
] as const

export const firms = [
  'Bramble & Finch Ltd',
  'Copperkettle Bakery',
  'Harbour Light Joinery',
  'Quillfeather Books',
] as const
