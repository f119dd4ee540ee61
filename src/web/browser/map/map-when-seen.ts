import { say } from '../words.ts'
import type { DirectoryMap } from './map.ts'

/** Loads the map's library only once the map comes into view, then gives it to `use`. */
export function showMapWhenSeen(pane: HTMLElement, use: (map: DirectoryMap) => void): void {
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    void load()
  })
  observer.observe(pane)

  async function load(): Promise<void> {
    try {
      const { openMap } = await import('./map.ts')
      use(await openMap(pane))
    } catch {
      pane.querySelector('.map-note')?.replaceChildren(say('js.noMap'))
    }
  }
}
