import type { Html } from '../../html.ts'
import type { DocsFacts } from '../facts.ts'

/** A guide; its id is the last part of its address. */
export type Guide = { id: string; title: string; body: (facts: DocsFacts) => Html }
