declare const brand: unique symbol

/** A plain value that passed the check of that name; a bare value does not have the type. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }
