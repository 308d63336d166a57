/**
 * Loaded into every server the starter starts. The channel to the starter closes when the starter is gone, kill -9 included:
 * the server then ends as if it had been told to, so that nothing is left behind.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// Listening must not keep a server alive that has nothing else to do.
process.channel?.unref()
