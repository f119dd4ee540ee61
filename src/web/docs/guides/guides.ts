import { agents } from './agents.ts'
import { asking, streaming } from './asking.ts'
import { filters, firstCall, paging, sandbox } from './first-steps.ts'
import type { Guide } from './guide.ts'
import { javascript } from './javascript.ts'
import { maps } from './maps.ts'
import { pictures } from './pictures.ts'
import { batch, idempotency, jobs } from './many-at-once.ts'
import { importing, mirrors } from './mirrors.ts'
import { computedRatings, editorialRatings, ratings } from './ratings.ts'
import { caching, errors, limits, versions } from './rules.ts'
import { webhooks } from './webhooks.ts'

/** Every guide, in reading order. */
export const guides: readonly Guide[] = [
  firstCall,
  javascript,
  paging,
  filters,
  asking,
  streaming,
  agents,
  batch,
  jobs,
  idempotency,
  webhooks,
  limits,
  caching,
  errors,
  versions,
  sandbox,
  mirrors,
  maps,
  pictures,
  ratings,
  editorialRatings,
  computedRatings,
  importing,
]
