/** Points at which a test may kill this process, to prove that nothing is lost (safety K10). */
export type Crashpoint =
  | 'intent.beforeProvider'
  | 'intent.afterProvider'
  | 'confirm.after'
  | 'takeup.beforeTx'
  | 'takeup.midTx'
  | 'takeup.afterCommit'
  | 'takeup.beforeReply'
  | 'capture.before'
  | 'capture.afterProvider'
  | 'docs.half'
  | 'docs.afterWrite'
  | 'email.afterSend'
  | 'dd.afterLodge'
  | 'webhook.afterInsert'

let armedPoint: string | undefined

/** Tests only: the process dies without cleaning up the next time it reaches that point. */
export function crashAt(point: string | undefined): void {
  armedPoint = point
}

export function crashpoint(point: Crashpoint): void {
  if (armedPoint === point) process.kill(process.pid, 'SIGKILL')
}
