import type { MethodSubject } from '../../../vocabulary/kinds/method-subjects.ts'

/** What the method makes of each thing; `ofComputed`: of which ratings that holds. */
export type MethodSentences = Readonly<Record<MethodSubject | 'ofComputed', string>>
