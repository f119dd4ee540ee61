// What threads pack for each other is kept in a file, so that the next start of the same program packs nothing.
import { type Packs, usePacks } from '../../index/storage/packed-once.ts'
import { saveSections } from '../../index/storage/save-index.ts'
import { Layout, Sections } from '../../index/storage/sections.ts'
import { loadSections } from '../../index/storage/snapshot-file.ts'
import { programFingerprint } from './program-fingerprint.ts'

/** What made the packs, which are the sections by their names. */
type Head = { program: string }

export type KeptPacks = {
  packs: Packs
  /** The fingerprint of the program as this start has found it. */
  program: string
}

/** Loads the packs that an earlier start of this program has kept; none where there is no sound file of them. */
export async function loadPacks(file: string): Promise<KeptPacks> {
  const program = programFingerprint()
  const isWanted = (head: Head) => head.program === program
  const loaded = await loadSections(file, { isWanted }).catch(() => undefined)
  if (!loaded || !('buffer' in loaded)) return { packs: new Map(), program }
  const sections = new Sections<Head>(loaded.buffer)
  const packs = new Map(
    Object.keys(sections.head.sections).map(name => {
      const bytes = sections.view(name, 'u8')
      const pack = new SharedArrayBuffer(bytes.length)
      new Uint8Array(pack).set(bytes)
      return [name, pack] as const
    }),
  )
  return { packs, program }
}

/** Keeps packs for the next start; those of a program that has been edited since are of neither. */
export async function savePacks(file: string, { packs, program }: KeptPacks): Promise<void> {
  if (program !== programFingerprint()) return
  const layout = new Layout()
  for (const [name, pack] of packs) layout.reserve(name, 'u8', pack.byteLength)
  const sections = layout.allocate<Head>({ program })
  for (const [name, pack] of packs) sections.view(name, 'u8').set(new Uint8Array(pack))
  sections.seal()
  await saveSections(file, sections.buffer)
}

/** Gives this thread the packs that an earlier start has kept, if one has; nothing is written. */
export async function useKeptPacks(file: string): Promise<void> {
  usePacks((await loadPacks(file)).packs)
}
