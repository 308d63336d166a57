/** The store does not answer: try again later. */
export class ObjectsAway extends Error {
  override readonly name = 'ObjectsAway'
}

/** An object is gone or is not what was stored. Nothing repairs this but a backup. */
export class ObjectDamaged extends Error {
  override readonly name = 'ObjectDamaged'
}
