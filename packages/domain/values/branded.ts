declare const brand: unique symbol

/** A plain value that has passed the check of that name; it cannot be made by writing the bare value. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }
