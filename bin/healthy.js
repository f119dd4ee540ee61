// Ends with 0 while the service beside it is ready, by HEALTH_PORT: for health checks of containers, which have no shell.
const port = process.env.HEALTH_PORT
const ready = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => undefined,
)
process.exit(ready?.ok ? 0 : 1)
