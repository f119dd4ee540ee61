import type { StagedDraft, StagedUnrated } from '../../catalogue/catalogue.ts'
import { OperatorError } from '../../operator-error.ts'
import { Columns } from './columns.ts'
import { type DraftContext, nameOf, toDraft } from './draft.ts'
import type { ImportLog } from '../import-log.ts'
import type { Importer, ImportRequest } from '../importer.ts'
import type { RowReader } from '../readers/rows.ts'
import type { SourceFile } from '../readers/source-file.ts'
import { needsSource, oneSource, restoredSources, type SourceOfRows } from './source-of-rows.ts'
import { decodeText } from '../readers/encoding.ts'

/** Makes an importer of a reader of rows: the file is read once, and each row becomes one spot or is refused. */
export function importRows(read: RowReader): Importer {
  return (file, request, log) => {
    const home = request.source ? oneSource(request.source) : restoredSources(file.path)
    return { sources: home.sources, drafts: draftsOf(read, { file, request, log, home }) }
  }
}

async function* draftsOf(
  read: RowReader,
  { file, request, log, home }: { file: SourceFile; request: ImportRequest; log: ImportLog; home: SourceOfRows },
): AsyncGenerator<StagedDraft | StagedUnrated> {
  const { path } = file
  const columns = new Columns(request.columns, log)
  let line: number | null = null
  const context: DraftContext = {
    style: { decimalComma: false },
    rate: request.rate,
    isComplete: request.source === null,
    identify: (cells, spot) => home.identify(cells, spot),
    note: text => log.note(text, line),
  }
  let announced: number | null | undefined
  for await (const item of read(
    decodeText(file.chunks('reading'), { path, encoding: request.encoding ?? 'utf8' }),
    path,
  )) {
    if (item.kind === 'header') {
      columns.checkHeader(item.columns, path)
      if (!request.source && !item.columns.includes('sourceAttribution')) throw new OperatorError(needsSource(path))
      context.style = { decimalComma: item.decimalComma }
      continue
    }
    if (item.kind === 'sources') {
      home.announce(item.sources)
      announced = item.total
      continue
    }
    if (
      !request.source &&
      announced === undefined &&
      item.kind === 'row' &&
      !item.columns.includes('sourceAttribution')
    ) {
      throw new OperatorError(needsSource(path))
    }
    log.read++
    line = item.line
    if (item.kind === 'broken') {
      log.refuse({ line, name: null, reason: item.reason })
      continue
    }
    const cells = columns.cellsOf(item)
    const draft = toDraft(cells, item, context)
    if ('value' in draft) {
      if (draft.value.ratedBy === 'model') log.ratedByModel++
      yield { ...draft.value, line }
      continue
    }
    if ('waiting' in draft) {
      log.unrated++
      yield { ...draft.waiting, line }
    }
    log.refuse({ line, name: nameOf(cells), reason: draft.fault })
  }
  if (typeof announced === 'number' && announced !== log.read) {
    throw new OperatorError(
      `the file "${path}" says that it holds ${announced} spots, and holds ${log.read}: is it cut off?`,
    )
  }
  if (log.read === 0 && announced === undefined) throw new OperatorError(`the file "${path}" holds no rows`)
  if (log.read > 0) columns.checkMapped(columns.occurred, path)
}
