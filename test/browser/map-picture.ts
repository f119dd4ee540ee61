import type { Page } from 'playwright-core'

/** Opens a page, and waits until its map has come to rest. */
export async function openMapOn(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('.map').scrollIntoViewIfNeeded()
  await page.locator('.map[data-state=drawn]').waitFor()
  await page.locator('#map[data-settled], .map[data-state=drawn]:not(#map)').waitFor()
}

/** The colours of the map's picture at places from its corner, in pixels. */
export async function coloursAt(page: Page, places: readonly { x: number; y: number }[]): Promise<number[][]> {
  const picture = (await page.locator('.map').screenshot()).toString('base64')
  return page.evaluate<number[][]>(`(async () => {
    const image = new Image()
    image.src = 'data:image/png;base64,${picture}'
    await image.decode()
    const context = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d')
    context.drawImage(image, 0, 0)
    return ${JSON.stringify(places)}.map(({ x, y }) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3))
  })()`)
}

/** The middle of the map, from its corner, in pixels. */
export async function middleOfMap(page: Page): Promise<{ x: number; y: number }> {
  const { width = 0, height = 0 } = (await page.locator('.map').boundingBox()) ?? {}
  return { x: width / 2, y: height / 2 }
}
