import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { journey } from '../brands/current'

/** The quote that a link to a restart named. Nothing personal: a reload of the page still knows which one it is about. */
export type RestartState = { quoteReference?: string }

/** Raised when the shape of the stored state changes; an older one is then dropped rather than misread. */
const SHAPE = 1

export const useRestart = create<RestartState>()(
  persist((): RestartState => ({}), {
    name: `milepost:${journey.id}:restart`,
    version: SHAPE,
    storage: createJSONStorage(() => sessionStorage),
    migrate: () => ({}),
  }),
)
