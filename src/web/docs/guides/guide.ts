import type { Html } from '../../html.ts'
import type { DocsFacts } from '../facts.ts'

/** A guide of the docs page; its id is the anchor. */
export type Guide = { id: string; title: string; body: (facts: DocsFacts) => Html }
