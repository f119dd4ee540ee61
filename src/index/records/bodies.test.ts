import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Sections } from '../storage/sections.ts'
import { Bodies } from './bodies.ts'

const body = (name: string) => JSON.stringify({ id: `osm-n${name.length}`, name, slug: 'the-slug' })

/** Sections with one body that begins at a place; what no one writes to takes no memory. */
function sectionsWith(text: string, at: number): Sections {
  const bytes = Buffer.from(text)
  const buffer = new SharedArrayBuffer(at + bytes.length + 1)
  new Uint8Array(buffer).set(bytes, at)
  const views = {
    bodies: new Uint8Array(buffer),
    bodyGroups: Float64Array.of(at),
    bodyOffsets: Uint32Array.of(0, bytes.length + 1),
  }
  return { view: (name: keyof typeof views) => views[name] } as unknown as Sections // the part that Bodies reads
}

for (const [where, at] of [
  ['at the beginning', 0],
  ['beyond 2 GiB', 2 ** 31 + 12],
  ['beyond 4 GiB', 2 ** 32 + 12],
] as const) {
  test(`id, name and slug of a body ${where} are read where they stand`, () => {
    for (const name of ['Owl Lake', 'The "Owl"', 'Back\\slash\\', '\\"', 'Žižkův vrch', '湖']) {
      const text = body(name)
      const bodies = new Bodies(sectionsWith(text, at))
      assert.deepEqual([bodies.id(0), bodies.name(0), bodies.slug(0)], [`osm-n${name.length}`, name, 'the-slug'])
      assert.equal(Buffer.from(bodies.slice(0, 1)).toString(), text)
    }
  })
}
