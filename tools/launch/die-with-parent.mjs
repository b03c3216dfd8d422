// Ends this process when the one that started it is gone, kill -9 included, so that nothing is left behind. Also loaded
// with `node --import` into programs that are not ours.
if (process.channel) {
  process.once('disconnect', () => process.exit(1))
  process.channel.unref()
} else if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1)
  }, 500).unref()
}
