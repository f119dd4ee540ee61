import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  ['what could I hear at 42.55, 1.58?', /^It is disturbed at 42\.55, 1\.58: about 47 dB/],
  ['what might one hear at 42.55, 1.58?', /^It is disturbed at 42\.55, 1\.58: about 47 dB/],
  ['what might I hear in Arinsal?', /^It is noisy in Arinsal: about 61 dB/],
  ['what could you hear at Niarbyl Bay?', /^Niarbyl Bay is rated 4\.1, .*What is loudest there/],
  ['Which noises could I hear in Arinsal?', /^It is noisy in Arinsal: about 61 dB/],
  ['Was könnte ich bei 42.55, 1.58 hören?', /^42\.55, 1\.58: etwa 47 dB/],
  ['Was kann ich bei 42.55, 1.58 hören?', /^42\.55, 1\.58: etwa 47 dB/],
  ['Was würde ich in Arinsal hören?', /^Arinsal: etwa 61 dB/],
  ['que pourrait-on entendre à Arinsal ?', /^Arinsal : environ 61 dB/],
  ['qu’est-ce que je pourrais entendre à Arinsal ?', /^Arinsal : environ 61 dB/],
  ['¿qué podría oír en 42.55, 1.58?', /^42\.55, 1\.58: .*47 dB/],
  ['¿qué puedo oír en Arinsal?', /^Arinsal: .*61 dB/],
  ['cosa potrei sentire a 42.55, 1.58?', /^42\.55, 1\.58: .*47 dB/],
  ['cosa si potrebbe sentire ad Arinsal?', /^Arinsal: .*61 dB/],
] as const)
  test(`what could be heard there is what is heard: ${query}`, withExtracts, () => {
    if (extracts) assert.match(ask({ query }, extracts.context).answer, told)
  })
