import type { Reply, Request } from '@milepost/contract/call'
import type { DeskCall } from '@milepost/contract/desk/desk-call'
import { useActs } from '../pages/use-act.ts'

/**
 * Makes a call that changes the quote, and shows the result once the page has read the quote again. On a conflict the page shows whose act
 * came first (DSK-321).
 */
export function useQuoteAct(done: (words: string) => Promise<void>) {
  const { act: send, isBusy, fields, message } = useActs({ onConflict: done })

  async function act<C extends DeskCall>(
    call: C,
    request: Request<C>,
    words: (reply: Reply<C>) => string,
  ): Promise<void> {
    const reply = await send(call, request)
    if (reply) await done(words(reply))
  }
  return { act, isBusy, fields, problem: message === '' ? undefined : message }
}
