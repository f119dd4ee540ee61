import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { commandLine } from '../../test/support/command-line.ts'

const folder = mkdtempSync(join(tmpdir(), 'sanctuary-commands-'))
after(() => rmSync(folder, { recursive: true }))

const terms = ['--source', 'rangers', '--attribution', 'The rangers']

test('help goes to standard output, and what is no command is a mistake with the way to help', async () => {
  const help = await commandLine(folder, 'help')
  assert.deepEqual([help.code, help.err], [0, ''])
  assert.match(help.out, /^Usage: sanctuary [^]*import [^]*Settings are environment variables/)
  const unknown = await commandLine(folder, 'improt')
  assert.deepEqual([unknown.code, unknown.out], [2, ''])
  assert.match(unknown.err, /unknown command 'improt'[^]*run sanctuary help/)
})

test('--version prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  for (const word of ['--version', '-V']) {
    assert.deepEqual(await commandLine(folder, word), { code: 0, out: `${version}\n`, err: '' })
  }
})

test('the help of a command lists its own settings, and no others', async () => {
  const [serve, backup, completion] = await Promise.all(
    ['serve', 'backup', 'completion'].map(name => commandLine(folder, name, '--help')),
  )
  assert.match(serve?.out ?? '', /DATA_DIR[^]*THREADS/)
  assert.match(backup?.out ?? '', /DATA_DIR/)
  assert.doesNotMatch(backup?.out ?? '', /THREADS|PUBLIC_URL/)
  assert.doesNotMatch(completion?.out ?? '', /Environment/)
})

test('what cannot be parsed is a mistake that names the help of its command', async () => {
  const mistakes: [string[], RegExp][] = [
    [[], /Usage: sanctuary/],
    [['--colour'], /unknown option '--colour'[^]*run sanctuary help/],
    [['status', '--jsno'], /unknown option '--jsno'[^]*Did you mean --json[^]*run sanctuary status --help/],
    [['import'], /missing required argument 'file'[^]*run sanctuary import --help/],
    [['import', 'a.csv', '--encoding', 'ebcdic'], /encoding/],
    [['import', 'a.csv', '--source'], /option '--source <name>' argument missing/],
    [['backup', 'a', 'b'], /too many arguments for 'backup'/],
    [['webhooks', 'keys', 'rotate', '--endpoint'], /argument missing[^]*run sanctuary webhooks keys rotate --help/],
    [['spots'], /Usage: sanctuary spots/],
    [['spots', 'lst'], /unknown command 'lst'[^]*Did you mean list/],
    [['silence', '42.5'], /missing required argument 'longitude'/],
  ]
  for (const [words, message] of mistakes) {
    const { code, out, err } = await commandLine(folder, ...words)
    assert.match(err, message)
    assert.deepEqual([code, out], [2, ''], words.join(' '))
  }
})

test('every reading command takes --json', async () => {
  const reading = ['ask', 'search', 'spots list', 'spots show', 'silence at', 'silence check', 'status', 'doctor']
  const lists = ['sources list', 'webhooks list', 'webhooks deliveries', 'webhooks keys show']
  for (const words of [...reading, ...lists]) {
    const { out } = await commandLine(folder, ...words.split(' '), '--help')
    assert.match(out, /^ +--json /m, words)
  }
})

test('each mistake of the operator is named and ends with 2', async () => {
  const path = join(folder, 'good.csv')
  writeFileSync(path, 'id,name,lat,lon,rating\n0,Lake 0,62.0,8.9,4\n')
  const mistakes: [string[], RegExp][] = [
    [['import'], /missing required argument 'file'/],
    [['import', path], /--source is needed/],
    [['import', path, '--source', 'rangers'], /--attribution is needed/],
    [['import', path, '--source', 'OSM!', '--attribution', 'x'], /a source's name is 1 to 64 .* got "OSM!"/],
    [['import', path, '--source', 'osm', '--attribution', 'x'], /"osm" is reserved/],
    [['import', path, '--attribution', 'x'], /name it with --source/],
    [['import', path, ...terms, '--url', 'ftp://x'], /--url must be an http or https URL, got "ftp:\/\/x"/],
    [['import', path, ...terms, '--map', 'lat'], /--map is COLUMN=FIELD, got "lat"/],
    [['import', path, ...terms, '--map', 'lat=loudness'], /names no field of a spot; there are: id, slug, name/],
    [['import', path, ...terms, '--map', 'score=silenceRating'], /names the column "score", which .* has not/],
    [['import', path, ...terms, '--map', 'a=name', '--map', 'b=name'], /gives the field "name" twice/],
    [['import', join(folder, 'none.csv'), ...terms], /does not exist/],
    [['export', '--format', 'xml'], /ndjson, geojson, csv/],
    [['export', '--source', 'nobody'], /there is no source "nobody"; there are: none/],
    [['export', join(folder, 'no/such/folder.csv')], /could not be written/],
  ]
  for (const [i, [words, message]] of mistakes.entries()) {
    const { code, err } = await commandLine(join(folder, `mistakes-${i}`), ...words)
    assert.match(err, message)
    assert.equal(code, 2, err)
  }
})
