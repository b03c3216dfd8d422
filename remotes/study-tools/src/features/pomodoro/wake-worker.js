// Browsers run the timers of a hidden page up to a minute late, but not those of a worker.
addEventListener('message', ({ data }) => {
  setTimeout(() => postMessage(null), data)
})
