// The one door of the package.
export { type Client, type ClientOptions, createClient, MOST_OPERATIONS } from './client.ts'
export { SanctuaryError } from './errors.ts'
export type { MirrorStore } from './mirror.ts'
export { type Read, reads } from './reads.ts'
export { type Fetch, type RetryOptions, withRetries } from './retry.ts'
export type * from './types.ts'
export { verifyWebhook } from './webhook.ts'
