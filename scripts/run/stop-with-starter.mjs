/**
 * Loaded into every server that the starter starts. The channel to the starter closes when the starter is gone, even after kill -9:
 * the server then stops as it does on a signal, so that nothing is left running.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The listener must not keep a server alive that has nothing else to do.
process.channel?.unref()
