import type { Job as StoredJob } from '../work/queue.ts'

/** Writes a job as the API shows it. */
export function jobBytes({
  id,
  status,
  createdAt,
  completedAt,
  result,
}: Pick<StoredJob, 'id' | 'status' | 'createdAt' | 'completedAt' | 'result'>): Buffer<ArrayBuffer> {
  const head = JSON.stringify({ object: 'job', id, status, createdAt, ...(completedAt !== null && { completedAt }) })
  return Buffer.from(result === null ? head : `${head.slice(0, -1)},"result":${result}}`)
}
