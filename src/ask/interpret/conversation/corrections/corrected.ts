import type { Span } from '../../../recognise/spans.ts'
import type { Said } from '../../polarity/marks.ts'
import { withGoInstead } from './go-instead.ts'
import { withHowManyWanted } from './how-many-wanted.ts'
import { withKnownAlready } from './known-already.ts'
import { withListAgain } from './list-again.ts'
import { withNextKind } from './next-kind.ts'
import { withNextOne } from './next-one.ts'
import { withPermission, withSetAside } from './permission.ts'
import { withWhereIs, withWhyNot } from './question-words.ts'
import { withRecommended } from './recommended.ts'
import { withReplacement } from './replacement.ts'
import { withSeeming } from './seeming.ts'
import { withTooMuch } from './too-much.ts'
import { withAnotherSubject } from '../turned/another-subject.ts'
import { withoutOk } from './without-ok.ts'

const PASSES: readonly ((said: Said) => readonly Span[])[] = [
  withoutOk,
  withListAgain,
  withNextOne,
  withGoInstead,
  withRecommended,
  withSetAside,
  withReplacement,
  withKnownAlready,
  withPermission,
  withTooMuch,
  withHowManyWanted,
  withWhereIs,
  withWhyNot,
  withAnotherSubject,
  withNextKind,
  withSeeming,
]

/** Reads what corrects or sets aside something that was asked before. */
export function withCorrected({ spans, language }: Said): readonly Span[] {
  return PASSES.reduce((read, pass) => pass({ spans: read, language }), spans)
}
