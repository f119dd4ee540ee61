import { METHOD_SUBJECTS, type MethodSubject } from '../../vocabulary/kinds/method-subjects.ts'

/** Says what the method makes of each thing, in the order of its table, and of which ratings that holds. */
export function sayMethod(subjects: readonly MethodSubject[]): string[] {
  return [
    ...subjects.map(subject => METHOD_SUBJECTS[subject].told),
    'That is of computed ratings; those of editors are judgements of people.',
  ]
}
