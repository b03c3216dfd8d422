// Browsers let the timers of a page that nobody looks at come up to a minute late, but not those of a worker.
addEventListener('message', ({ data }) => {
  setTimeout(() => postMessage(null), data)
})
