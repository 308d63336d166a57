/**
 * Loaded before a program: sets its clock back by CLOCK_BACK_MINUTES, or by another number of minutes whenever its parent sends one.
 */
let minutes = Number(process.env['CLOCK_BACK_MINUTES'] ?? 0)
const Now = Date
const now = () => Now.now() - minutes * 60_000

globalThis.Date = new Proxy(Now, {
  construct: (_, args) => (args.length === 0 ? new Now(now()) : Reflect.construct(Now, args)),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Now, name)),
})

process.on('message', (said) => {
  if (typeof said !== 'object' || said === null || !('clockBackMinutes' in said)) return
  minutes = Number(said.clockBackMinutes)
  process.send?.({ clockIsBackMinutes: minutes })
})
// The channel must not keep the program running once its own work ends.
process.channel?.unref()
